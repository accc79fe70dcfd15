import { createServer, type Server } from 'node:net';
import { inspect } from 'node:util';
import { afterEach, describe, expect, test } from 'vitest';
import { createSmtpMailer } from '../../scripts/api/mail/mailer.ts';

let server: Server | undefined;
afterEach(() => server?.close());

/** Starts a mail server that keeps what it receives, or that refuses every recipient or password. */
async function mailServer(refuses?: 'recipient' | 'password'): Promise<{ url: string; received: string[] }> {
  const received: string[] = [];
  server = createServer((socket) => {
    let isData = false;
    let mail = '';
    const say = (line: string) => socket.write(`${line}\r\n`);
    say('220 ready');
    socket.on('data', (bytes) => {
      const text = bytes.toString();
      if (isData) {
        mail += text;
        if (!mail.endsWith('\r\n.\r\n')) return;
        received.push(mail);
        isData = false;
        say('250 kept');
      } else if (text.startsWith('DATA')) {
        isData = true;
        say('354 go on');
      } else if (refuses === 'password' && text.startsWith('AUTH')) {
        say(`535 not with ${text.trim()}, which says hunter2`);
      } else if (refuses === 'password' && text.startsWith('EHLO')) {
        say('250-here\r\n250 AUTH PLAIN');
      } else if (text.startsWith('STARTTLS')) {
        say('502 no TLS here');
      } else if (text.startsWith('QUIT')) {
        socket.end('221 bye\r\n');
      } else {
        received.push(text.trim());
        say(refuses === 'recipient' && text.startsWith('RCPT') ? '550 nobody here' : '250 fine');
      }
    });
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { url: `smtp://127.0.0.1:${address.port}`, received };
}

const mail = {
  id: 'message-1-0',
  replyTo: { name: 'Leïla', address: 'leila@example.org' },
  subject: '[Contact] Été',
  text: 'Bonjour,\n.\nmerci',
};

describe('mail to the organisers', () => {
  test('is sent from and to their own address, and replies go to the visitor', async () => {
    const { url, received } = await mailServer();
    await createSmtpMailer(url, 'contact@example.net')(mail);
    expect(received).toContain('MAIL FROM:<contact@example.net>');
    expect(received).toContain('RCPT TO:<contact@example.net>');
    const sent = received.at(-1) ?? '';
    expect(sent).toContain('\r\nTo: contact@example.net\r\n');
    expect(sent).toMatch(/\r\nReply-To: .*<leila@example.org>\r\n/);
    expect(sent).toContain('\r\nMessage-ID: <message-1-0@example.net>\r\n');
    expect(sent).toContain('Bonjour,\r\n..\r\nmerci');
  });

  test('cannot get a header from a visitor’s text', async () => {
    const { url, received } = await mailServer();
    const subject = 'Presse\r\nBcc: all@example.org';
    await createSmtpMailer(url, 'contact@example.net')({ ...mail, subject });
    expect(received.at(-1)).not.toMatch(/^Bcc:/im);
    expect(received.filter((line) => line.startsWith('RCPT'))).toEqual(['RCPT TO:<contact@example.net>']);
  });

  test('is not sent without TLS, nor is the password, except to a server on this machine', async () => {
    const { url, received } = await mailServer();
    // An address of this machine that the mailer does not recognise as such.
    const elsewhere = url.replace('//127.0.0.1', '//user:hunter2@0.0.0.0');
    await expect(createSmtpMailer(elsewhere, 'contact@example.net')(mail)).rejects.toThrow(/TLS/);
    expect(received.join('\n')).not.toMatch(/AUTH|MAIL|hunter2/);
  });

  test('that is refused leaves no secret in the log, even if the server repeats it', async () => {
    const { url } = await mailServer('password');
    const failure = createSmtpMailer(url.replace('//', '//user:hunter2@'), 'contact@example.net')(mail);
    const error = await failure.catch((reason: unknown) => reason);
    const logged = inspect(error, { depth: 9, showHidden: true });
    expect(logged).toContain('535');
    for (const secret of ['hunter2', btoa('\0user\0hunter2'), btoa('hunter2')])
      expect(logged).not.toContain(secret);
  });

  test('that is refused throws the answer of the server', async () => {
    const { url } = await mailServer('recipient');
    await expect(createSmtpMailer(url, 'contact@example.net')(mail)).rejects.toThrow('550');
  });
});
