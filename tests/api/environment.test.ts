import { describe, expect, test } from 'vitest';
import { readApiEnvironment } from '../../scripts/api/environment.ts';
import { defaultLimits } from '../../scripts/api/security/limits.ts';

describe('the environment', () => {
  test('may be empty', () => {
    const defaults = { host: '127.0.0.1', proxies: 0, limits: {}, mail: null };
    expect(readApiEnvironment({ API_HOST: '', SMTP_URL: ' ' })).toEqual(defaults);
  });

  test('has a mail server only together with a recipient', () => {
    const mail = { SMTP_URL: 'smtps://user:pass@mail.example.org', MAIL_TO: 'contact@example.org' };
    expect(readApiEnvironment(mail).mail).toEqual({ url: mail.SMTP_URL, organisers: mail.MAIL_TO });
    expect(() => readApiEnvironment({ SMTP_URL: mail.SMTP_URL })).toThrow(
      'MAIL_TO must say who receives the mail',
    );
  });

  test('cannot turn off TLS for a mail server on another machine', () => {
    const mailOf = (url: string) =>
      readApiEnvironment({ SMTP_URL: url, MAIL_TO: 'contact@example.org' }).mail;
    const off = ['ignoreTLS=true', 'requireTLS=false', 'tls.rejectUnauthorized=false', 'secure=false'];
    for (const setting of off)
      expect(() => mailOf(`smtp://user:hunter2@mail.example.org?${setting}`)).toThrow(
        /^Wrong environment: SMTP_URL must not turn TLS off/,
      );
    expect(mailOf('smtp://mail.example.org:587?pool=true')?.url).toContain('pool');
    expect(mailOf('smtp://127.0.0.1:1025?ignoreTLS=true')).not.toBeNull();
  });

  test('changes limits by name, and leaves the others as they are', () => {
    const { limits } = readApiEnvironment({ API_LIMITS: 'message=600, registration=2000' });
    expect(limits).toEqual({
      message: { ...defaultLimits.message, capacity: 600 },
      registration: { ...defaultLimits.registration, capacity: 2000 },
    });
  });

  test.each(['mesage=600', 'message', 'message=', 'message=0', 'message=1.5', 'message=600,', '{}'])(
    'with API_LIMITS=%s is refused, and the error says how limits are written',
    (wrong) => {
      expect(() => readApiEnvironment({ API_LIMITS: wrong })).toThrow(
        `API_LIMITS=${wrong} must be such as message=600,registration=2000, each with a whole number from 1 to 999999999; ` +
          'limits are loginPair, loginAddress, loginNoisyPair, loginAccount, registration, message',
      );
    },
  );

  test.each([
    [{ API_PROXIES: 'one' }, 'API_PROXIES=one must be a number of proxies'],
    [
      { API_PROXIES: '-1', MAIL_TO: 'us' },
      /^Wrong environment: API_PROXIES=-1 .*; MAIL_TO=us must be an email/,
    ],
  ])('with %j is refused, and the error says what is wrong', (env, message) => {
    expect(() => readApiEnvironment(env)).toThrow(message);
  });

  test('never shows a password in an error', () => {
    const wrong = () => readApiEnvironment({ SMTP_URL: 'http://user:hunter2@x' });
    expect(wrong).toThrow('SMTP_URL must be an address');
    expect(wrong).not.toThrow('hunter2');
  });
});
