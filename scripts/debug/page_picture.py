def of(f):
    return ""
