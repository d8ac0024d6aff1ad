# SPDX-License-Identifier: Apache-2.0
"""The Slurm jobs of one dvsim: they share a name, by which all of them are ended at once.

dvsim ends its jobs one after another and gives each two seconds: with 64 jobs in the queue that takes minutes.
"""
import subprocess
import uuid

LONGEST = 60  # seconds that scancel may take: it asks Slurm's controller, which may be gone


class Jobs:
    def __init__(self, folder, environment):
        self.folder, self.name = folder / "slurm", f"texlock-{uuid.uuid4().hex[:12]}"
        self.environment = {**environment, "SLURM_JOB_NAME": self.name, "TEXLOCK_SLURM_DIR": str(self.folder)}
        self.scancel = None

    def cancel(self):
        return subprocess.Popen(["scancel", "--name", self.name], env=self.environment, stdin=subprocess.DEVNULL,
                                stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def end(self):
        """End the present jobs and let no others follow (slurm/srun looks for the file); does not wait."""
        self.folder.mkdir(parents=True, exist_ok=True)
        (self.folder / "over").touch()
        try:
            self.scancel = self.cancel()
        except OSError:
            pass  # each job is ended by its own srun

    def ended(self):
        """After dvsim's end: end jobs queued while the others were ended."""
        if not self.scancel:
            return
        for process in (self.scancel, self.cancel()):
            try:
                process.wait(LONGEST)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
