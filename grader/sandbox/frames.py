"""Messages on a socket: four bytes of length, then JSON. Used by us and in the jail; standard library only."""

import json
import json.encoder
import struct
from collections.abc import Callable, Iterator
from socket import socket
from typing import Any

from grader.codec.values import Message

# Bytes of one message; the parser may need twenty times as much memory.
MAX_MESSAGE_BYTES = 16 << 20
# A message of more bytes than the first may hold as many lists and objects as the second: an empty list is two bytes,
# and half a million sets once took 5 GB.
LARGE_MESSAGE_BYTES, MAX_MESSAGE_PARTS = 1 << 20, 1_500_000
FRAME_HEADER = struct.Struct(">I")


class FrameError(ValueError):
    """Bytes that are no message of ours."""


def refuse_constant(constant: str) -> Message:
    """Raises FrameError for NaN and Infinity, which Python's parser would take and JSON does not have."""
    raise FrameError(constant)


def message_writer() -> Callable[[Message], str]:
    """A function that writes a message as JSON; it is made once, as `JSONEncoder.encode` makes a new one for each."""
    plain = json.JSONEncoder(separators=(",", ":"), allow_nan=False, check_circular=False)
    made: Any = getattr(json.encoder, "c_make_encoder", None)
    if made is None:  # an interpreter without json's compiled part
        return plain.encode
    write = made(None, plain.default, json.encoder.encode_basestring_ascii, None, ":", ",", False, False, False)
    return lambda message: "".join(write(message, 0))


WRITE_MESSAGE = message_writer()
# Made once too, and without the search for space around a message.
SCAN_MESSAGE: Callable[[str, int], tuple[Message, int]] = vars(json.JSONDecoder(parse_constant=refuse_constant))[
    "scan_once"
]


def packed_frame(message: Message) -> bytes:
    """The frame of a message: its length and its JSON as bytes; raises FrameError if it is too large."""
    payload = WRITE_MESSAGE(message).encode("ascii")
    if len(payload) > MAX_MESSAGE_BYTES:
        raise FrameError("too large")
    return FRAME_HEADER.pack(len(payload)) + payload


def unpacked_message(payload: bytes) -> Message:
    """The message in a payload; raises FrameError for anything that is not strict JSON.

    Counted first: sixteen megabytes of empty lists are half a gigabyte once they are read.
    """
    if len(payload) > LARGE_MESSAGE_BYTES and payload.count(b"[") + payload.count(b"{") > MAX_MESSAGE_PARTS:
        raise FrameError("too many parts")
    try:
        message, end = SCAN_MESSAGE(payload.decode("ascii"), 0)
    except (ValueError, StopIteration, RecursionError) as problem:
        raise FrameError("not JSON") from problem
    if end != len(payload):
        raise FrameError("more than a message")
    return message


class IncomingFrames:
    """The bytes that have come in so far, from which whole payloads are cut."""

    __slots__ = ("buffer",)

    def __init__(self) -> None:
        self.buffer = bytearray()

    def payload(self) -> bytes | None:
        """The next whole payload, None if it has not come yet; raises FrameError if its length is too large."""
        if len(self.buffer) < FRAME_HEADER.size:
            return None
        (size,) = FRAME_HEADER.unpack_from(self.buffer)
        if size > MAX_MESSAGE_BYTES:
            raise FrameError("too large")
        end = FRAME_HEADER.size + size
        if len(self.buffer) < end:
            return None
        payload = bytes(self.buffer[FRAME_HEADER.size : end])
        del self.buffer[:end]
        return payload


def received_payloads(channel: socket) -> Iterator[bytes]:
    """The payloads that come over a blocking socket, until its other end is closed."""
    incoming = IncomingFrames()
    while True:
        payload = incoming.payload()
        if payload is not None:
            yield payload
            continue
        received = channel.recv(1 << 18)
        if not received:
            return
        incoming.buffer += received
