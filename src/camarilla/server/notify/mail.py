"""Mail: calls, and the question whether an address wants them, by the SMTP server that the operator has named."""

import asyncio
import contextlib
import smtplib
import ssl
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import unquote, urlsplit

from camarilla.locales import Speaker
from camarilla.protocol.calls import Note
from camarilla.server.notify.outgoing import Attempt, Sent
from camarilla.server.notify.preferences import Mail
from camarilla.server.settings import Calling

PATIENCE = 15.0
THREADS = 2
TEMPORARY = range(400, 500)
LOOPBACK = frozenset({"127.0.0.1", "::1", "localhost"})
PORTS = {"smtp": 587, "smtps": 465}


class Mailer:
    """Hands mail in."""

    def __init__(self, smtp: str, sender: str, address: str) -> None:
        parts = urlsplit(smtp)
        if parts.scheme not in PORTS or not parts.hostname:
            raise ValueError("not an SMTP server's address")
        self.host = parts.hostname
        self.port = parts.port or PORTS[parts.scheme]
        self.user = unquote(parts.username or "")
        self.password = unquote(parts.password or "")
        self.tls_at_once = parts.scheme == "smtps"
        self.sender = sender
        self.address = address.rstrip("/")
        """The server's own address, which links begin with."""
        self.threads = ThreadPoolExecutor(THREADS, "mail")

    @classmethod
    def of(cls, calling: Calling) -> "Mailer | None":
        """The operator's, if there is one. Raises ValueError."""
        if calling.smtp is None or calling.mail_from is None or calling.address is None:
            return None
        return cls(calling.smtp, calling.mail_from, calling.address)

    def close(self) -> None:
        """Stop; what is being handed in is not waited for."""
        self.threads.shutdown(wait=False, cancel_futures=True)

    async def call(self, mail: Mail, note: Note) -> Attempt:
        """Send a call; every mail says how to end them, for people and for mail programs (RFC 8058)."""
        speaker = Speaker(mail.lang)
        leave = f"{self.address}/calls/leave/{mail.leave}"
        text = speaker.text("calls-mail", body=note.body, url=note.url, leave=leave)
        return await self.send(self.message(mail, f"{note.title}. {note.body}", text))

    async def ask(self, mail: Mail, token: str) -> Attempt:
        """Ask whether an address wants to be called."""
        speaker = Speaker(mail.lang)
        text = speaker.text(
            "calls-confirm-mail",
            address=self.address,
            url=f"{self.address}/calls/confirm/{token}",
            leave=f"{self.address}/calls/leave/{mail.leave}",
        )
        return await self.send(self.message(mail, speaker.text("calls-confirm-subject"), text))

    def message(self, mail: Mail, subject: str, text: str) -> "EmailMessage[str, str]":
        """A mail."""
        message: EmailMessage[str, str] = EmailMessage()
        message.set_content(text + "\n")
        message["From"] = self.sender
        message["To"] = mail.address
        message["Subject"] = subject
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid(domain=self.sender.rpartition("@")[2] or "localhost")
        message["Content-Language"] = mail.lang
        message["Auto-Submitted"] = "auto-generated"
        message["List-Unsubscribe"] = f"<{self.address}/api/calls/leave/{mail.leave}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        return message

    async def send(self, message: "EmailMessage[str, str]") -> Attempt:
        """Hand a mail in, in a thread: the library waits for the other side."""
        try:
            await asyncio.get_running_loop().run_in_executor(self.threads, self.hand_in, message)
        except smtplib.SMTPResponseException as wrong:
            return Attempt(Sent.LATER if wrong.smtp_code in TEMPORARY else Sent.REFUSED)
        except smtplib.SMTPRecipientsRefused as wrong:
            codes = [code for code, _ in wrong.recipients.values()]
            return Attempt(Sent.LATER if all(code in TEMPORARY for code in codes) else Sent.REFUSED)
        except (OSError, smtplib.SMTPException):
            return Attempt(Sent.LATER)
        return Attempt(Sent.DONE)

    def hand_in(self, message: "EmailMessage[str, str]") -> None:
        """The same, waiting. A password goes out only by TLS, or to this machine."""
        secure = ssl.create_default_context()
        with contextlib.ExitStack() as stack:
            if self.tls_at_once:
                smtp: smtplib.SMTP = smtplib.SMTP_SSL(self.host, self.port, timeout=PATIENCE, context=secure)
            else:
                smtp = smtplib.SMTP(self.host, self.port, timeout=PATIENCE)
            stack.enter_context(smtp)
            smtp.ehlo()
            if not self.tls_at_once and smtp.has_extn("starttls"):
                smtp.starttls(context=secure)
                smtp.ehlo()
            elif not self.tls_at_once and self.user and self.host not in LOOPBACK:
                raise smtplib.SMTPNotSupportedError("no TLS to send a password by")
            if self.user:
                smtp.login(self.user, self.password)
            smtp.send_message(message)
