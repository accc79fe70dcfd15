import { createTransport } from 'nodemailer';

export interface Mail {
  /** Stays the same when a mail is sent again, so that a mailbox can tell a repeat. */
  id: string;
  replyTo: { name: string; address: string };
  subject: string;
  text: string;
}

/** Sends one mail to the organisers; throws when the mail server does not take it. */
export type Mailer = (mail: Mail) => Promise<void>;

const CONNECT_MS = 10_000;
const SILENCE_MS = 30_000;

/** Mails through the server of `url` (`smtp:` or `smtps:`), from and to the organisers' own address. */
export function createSmtpMailer(url: string, organisers: string): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    // A text is a text: nothing a visitor writes may name a file or an address to be fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = organisers.slice(organisers.lastIndexOf('@') + 1);
  return async ({ id, ...mail }) => {
    await transport.sendMail({ ...mail, from: organisers, to: organisers, messageId: `<${id}@${domain}>` });
  };
}
