"""Reads the letters whose files are named on the input, one a line, as a program of Python does, and prints what it
found as JSON. Arguments: the name of the DKIM key's record and its value, which stand in no name server here, and the
headers that its signature should guard."""

import email.policy
import json
import re
import sys
from email.parser import BytesParser

import dkim

name, value = sys.argv[1:3]
guarded = sys.argv[3:]


def record(asked, timeout=5):
    return value.encode() if asked.decode() == name else b""


def is_signed(data):
    try:
        return dkim.verify(data, dnsfunc=record)
    except dkim.DKIMException:
        return False


def signature(data):
    """Whether it is valid, and which headers nobody can change without breaking it."""
    message = BytesParser(policy=email.policy.default).parsebytes(data, headersonly=True)
    if message["DKIM-Signature"] is None:
        return None, []
    if not is_signed(data):
        return "invalid", []
    return "valid", [field for field in guarded if field in message and not is_signed(changed(data, field))]


def changed(data, field):
    return re.sub(rb"(?im)^(" + field.encode() + rb": *)", rb"\1changed ", data, count=1)


def defects_in(message):
    # What is wrong with a part, with its headers, and with what is encoded in it.
    for part in message.walk():
        if not part.is_multipart():
            part.get_content()
        yield from (repr(one) for one in part.defects)
        for field, header in part.items():
            yield from (f"{field}: {one!r}" for one in getattr(header, "defects", ()))


def letter(path):
    with open(path, "rb") as file:
        data = file.read()
    message = BytesParser(policy=email.policy.default).parsebytes(data)
    state, covered = signature(data)

    def body(kind):
        part = message.get_body((kind,))
        return "" if part is None else part.get_content()

    return {
        "file": path,
        "size": len(data),
        "from": str(message["From"]),
        "to": str(message["To"]),
        "subject": str(message["Subject"]),
        "headers": {field.lower(): str(text) for field, text in message.items()},
        "defects": list(defects_in(message)),
        "longestLine": max(len(line) for line in data.split(b"\n")),
        "signature": state,
        "covered": covered,
        "text": body("plain"),
        "html": body("html"),
        "attachments": [part.get_filename() for part in message.iter_attachments()],
    }


print(json.dumps([letter(path) for path in sys.stdin.read().split("\n") if path]))
