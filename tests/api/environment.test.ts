import { describe, expect, test } from 'vitest';
import { readApiEnvironment } from '../../scripts/api/environment.ts';
import { defaultLimits } from '../../scripts/api/security/limits.ts';

describe('the environment', () => {
  test('may be empty', () => {
    expect(readApiEnvironment({ API_PORT: '', SITE_URL: ' ' })).toEqual({
      host: '127.0.0.1',
      port: 4322,
      database: '.data/api.sqlite',
      key: 'dhaw-development-key',
      keyHeader: 'X-App-Key',
      allowedOrigins: ['http://localhost:4321', 'http://127.0.0.1:4321'],
      proxies: 0,
      limits: {},
      pinnedNow: '2024-10-12T17:00',
      mail: null,
    });
  });

  test('pins the festival to a moment, or to none', () => {
    expect(readApiEnvironment({ NOW: '2024-10-20T09:00:00+01:00' }).pinnedNow).toBe(
      '2024-10-20T09:00:00+01:00',
    );
    expect(readApiEnvironment({ NOW: 'today' }).pinnedNow).toBeNull();
  });

  test('allows the origin of the site, and local ones with its port', () => {
    const { allowedOrigins } = readApiEnvironment({ SITE_URL: 'https://example.org/fr/', PORT: '5000' });
    expect(allowedOrigins).toEqual(['https://example.org', 'http://localhost:5000', 'http://127.0.0.1:5000']);
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
    for (const setting of [
      'ignoreTLS=true',
      'requireTLS=false',
      'tls.rejectUnauthorized=false',
      'secure=false',
    ]) {
      expect(() => mailOf(`smtp://user:hunter2@mail.example.org?${setting}`)).toThrow(
        /^Wrong environment: SMTP_URL must not turn TLS off/,
      );
    }
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
    [{ API_PORT: 'http' }, 'API_PORT=http must be a port number'],
    [{ API_PORT: '0' }, 'API_PORT=0 '],
    [{ API_KEY_HEADER: 'X App' }, 'API_KEY_HEADER=X App must be an HTTP header name'],
    [{ SITE_URL: 'example.org' }, 'SITE_URL=example.org must be an address such as https://example.org'],
    [{ NOW: 'tomorrow' }, 'NOW=tomorrow must be an ISO date-time, e.g. 2024-10-12T17:00, or today'],
    [{ API_PORT: 'x', PORT: 'y' }, 'API_PORT=x must be a port number; PORT=y must be a port number'],
  ])('with %j is refused, and the error says what is wrong', (env, message) => {
    expect(() => readApiEnvironment(env)).toThrow(message);
  });

  test('never shows a password in an error', () => {
    const wrong = () => readApiEnvironment({ SMTP_URL: 'http://user:hunter2@x', API_KEY: 'hunter2 hunter2' });
    expect(wrong).toThrow(/SMTP_URL must be.*; |API_KEY must be/);
    expect(wrong).not.toThrow('hunter2');
  });
});
