import { createTransport } from 'nodemailer';
import { isOwnMachine } from './own-machine.ts';

export interface Mail {
  /** Stays the same when a mail is sent again, so that a mailbox can tell a repeat. */
  id: string;
  replyTo: { name: string; address: string };
  subject: string;
  text: string;
}

/**
 * Sends one mail to the organisers.
 * @throws Error when the mail server does not take it, without any secret of ours: it will be logged.
 */
export type Mailer = (mail: Mail) => Promise<void>;

const CONNECT_MS = 10_000;
const SILENCE_MS = 30_000;

/**
 * Mails through the server of `url` (`smtp:` or `smtps:`), from and to the organisers' own address. The password and
 * what visitors wrote leave this machine by TLS only: a server that does not speak it is not told anything.
 */
export function createSmtpMailer(url: string, organisers: string): Mailer {
  const transport = createTransport({
    url,
    requireTLS: !isOwnMachine(url),
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    // A text is a text: nothing a visitor writes may name a file or an address to be fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = organisers.slice(organisers.lastIndexOf('@') + 1);
  const withoutSecrets = secretsOf(url);
  return async ({ id, ...mail }) => {
    try {
      await transport.sendMail({ ...mail, from: organisers, to: organisers, messageId: `<${id}@${domain}>` });
    } catch (error) {
      const reason = withoutSecrets(error instanceof Error ? error.message : String(error));
      // Not handed on as the cause: it carries the server's answers and our commands word for word.
      throw new Error(`The mail ${id} was not taken: ${reason}`);
    }
  };
}

/** Blots the password out of a text, in each form in which it is sent: a server may repeat what it was told. */
function secretsOf(url: string): (text: string) => string {
  const { username, password } = new URL(url);
  if (password === '') return (text) => text;
  const [user, secret] = [decodeURIComponent(username), decodeURIComponent(password)];
  const base64 = (text: string): string => Buffer.from(text).toString('base64');
  const forms = [url, base64(`\0${user}\0${secret}`), base64(secret), password, secret];
  return (text) => forms.reduce((rest, form) => rest.replaceAll(form, '…'), text);
}
