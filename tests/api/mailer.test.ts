import { createServer, type Server } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { createSmtpMailer } from '../../scripts/api/mail/mailer.ts';

let server: Server | undefined;
afterEach(() => server?.close());

/** A mail server that takes one mail at a time and keeps what it was sent, or refuses everybody. */
async function mailServer(refuses = false): Promise<{ url: string; received: string[] }> {
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
      } else if (text.startsWith('QUIT')) {
        socket.end('221 bye\r\n');
      } else {
        received.push(text.trim());
        say(refuses && text.startsWith('RCPT') ? '550 nobody here' : '250 fine');
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
  test('comes from and goes to their own address, and is answered to the visitor', async () => {
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

  test('cannot be given a header by what a visitor writes', async () => {
    const { url, received } = await mailServer();
    const subject = 'Presse\r\nBcc: all@example.org';
    await createSmtpMailer(url, 'contact@example.net')({ ...mail, subject });
    expect(received.at(-1)).not.toMatch(/^Bcc:/im);
    expect(received.filter((line) => line.startsWith('RCPT'))).toEqual(['RCPT TO:<contact@example.net>']);
  });

  test('that is refused is known to be', async () => {
    const { url } = await mailServer(true);
    await expect(createSmtpMailer(url, 'contact@example.net')(mail)).rejects.toThrow('550');
  });
});
