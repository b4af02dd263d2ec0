"""Mail addresses: whether one can be written to, by its form alone."""

from __future__ import annotations

from rackhouse.errors import IllegalError
from rackhouse.messages import quoted


def mail_address(text: str) -> str:
    """A mail address as it is kept; an empty text is none.

    Nothing is asked of the network: a hall may have none. Addresses under ``.test``, which is set
    aside for rehearsals, are let through.

    >>> mail_address(" Ann@Example.ORG "), mail_address("")
    ('Ann@example.org', '')

    Raises:
        IllegalError: where no mail can go there.
    """
    given = text.strip()
    if not given:
        return ""
    from email_validator import EmailNotValidError, validate_email  # noqa: PLC0415 - slow to load

    try:
        found = validate_email(given, check_deliverability=False, test_environment=True)
    except EmailNotValidError:
        raise IllegalError("mail-no-address", text=quoted(given, 60)) from None
    return found.normalized
