import { createTransport } from 'nodemailer';

export interface Mail {
  /** Id that stays the same when a mail is sent again, so that a mailbox can recognise the repeat. */
  id: string;
  /** Null if the visitor gave no address. */
  replyTo: { name: string; address: string } | null;
  subject: string;
  text: string;
}

/** Sends a mail to the organisers. @throws Error when the server refuses it; it is logged, so it contains no secret. */
export type Mailer = (mail: Mail) => Promise<void>;

/** Whether the mail server is on this machine, with no network in between. */
export function isOwnMachine(url: string): boolean {
  const { hostname } = new URL(url);
  return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);
}

const CONNECT_TIMEOUT_MS = 10_000;
const IDLE_TIMEOUT_MS = 30_000;

/**
 * Creates a mailer that uses the server of `url` (`smtp:` or `smtps:`), from and to the organisers' own address. The
 * password and the messages leave this machine over TLS only: nothing is sent to a server without TLS.
 */
export function createSmtpMailer(url: string, organisers: string): Mailer {
  const transport = createTransport({
    url,
    requireTLS: !isOwnMachine(url),
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: IDLE_TIMEOUT_MS,
    // A visitor's text must not make the transport read a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = organisers.slice(organisers.lastIndexOf('@') + 1);
  const withoutSecrets = secretsOf(url);
  return async ({ id, replyTo, ...mail }) => {
    try {
      await transport.sendMail({
        ...mail,
        ...(replyTo && { replyTo }),
        from: organisers,
        to: organisers,
        messageId: `<${id}@${domain}>`,
      });
    } catch (error) {
      const reason = withoutSecrets(error instanceof Error ? error.message : String(error));
      // The original error is not the cause: it contains the server's answers and our commands, secrets included.
      throw new Error(`The mail ${id} was not taken: ${reason}`);
    }
  };
}

/** Returns a function that removes the password from a text, in every form that is sent: a server may echo it. */
function secretsOf(url: string): (text: string) => string {
  const { username, password } = new URL(url);
  if (password === '') return (text) => text;
  const [user, secret] = [decodeURIComponent(username), decodeURIComponent(password)];
  const base64 = (text: string): string => Buffer.from(text).toString('base64');
  const forms = [url, base64(`\0${user}\0${secret}`), base64(secret), password, secret];
  return (text) => forms.reduce((rest, form) => rest.replaceAll(form, '…'), text);
}
