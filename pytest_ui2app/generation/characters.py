"""Text out of JSON, in which an escape may stand for half a character: no file and no request can hold that."""


def whole_characters(text: str) -> str:
    """Join the halves of characters that follow one another, and put U+FFFD for those that stand alone.

    A model that is cut, or streams, between the two halves of an emoji leaves them apart.
    """
    try:
        text.encode()
    except UnicodeEncodeError:
        return text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")
    return text
