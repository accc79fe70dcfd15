import { z } from 'zod';
import { isOwnMachine } from './mail/mailer.ts';
import { limitsSchema } from './security/limits.ts';

const port = z.coerce.number('must be a port number').int('must be a whole number').min(1).max(65_535);
const address = (protocol: RegExp, example: string) =>
  z.url({ protocol, error: `must be an address such as ${example}` });

const dateTime = z.iso.datetime({ local: true, offset: true });
/** The demo festival took place in 2024: unless `NOW` is set, the clock is pinned to an evening of that edition. */
const DEMO_NOW = '2024-10-12T17:00';
const REAL_CLOCK = 'today';

const schema = z
  .object({
    API_HOST: z.string().default('127.0.0.1'),
    API_PORT: port.default(4322),
    API_DB: z.string().default('.data/api.sqlite'),
    API_KEY: z
      .string()
      .regex(/^[\x21-\x7e]+$/, 'must be printable ASCII without spaces')
      .default('dhaw-development-key'),
    API_KEY_HEADER: z
      .string()
      .regex(/^[A-Za-z0-9-]+$/, 'must be an HTTP header name')
      .default('X-App-Key'),
    API_LIMITS: limitsSchema.default({}),
    API_PROXIES: z.coerce
      .number('must be a number of proxies')
      .int('must be a whole number')
      .min(0)
      .default(0),
    NOW: z
      .string()
      .refine(
        (text) => text === REAL_CLOCK || dateTime.safeParse(text).success,
        `must be an ISO date-time, e.g. ${DEMO_NOW}, or ${REAL_CLOCK}`,
      )
      .default(DEMO_NOW),
    PORT: port.default(4321),
    SITE_URL: address(/^https?$/, 'https://example.org').optional(),
    SMTP_URL: address(/^smtps?$/, 'smtps://user:password@mail.example.org').optional(),
    MAIL_TO: z.email('must be an email address').optional(),
  })
  .refine(({ SMTP_URL }) => SMTP_URL === undefined || keepsTls(SMTP_URL), {
    path: ['SMTP_URL'],
    message:
      'must not turn TLS off, since a password would travel in the open: leave out what it says of TLS after the “?”',
  })
  .refine((env) => env.SMTP_URL === undefined || env.MAIL_TO !== undefined, {
    path: ['MAIL_TO'],
    message: 'must say who receives the mail, since SMTP_URL is set',
  });

/** Whether no setting in a mail server's address weakens TLS. Only a server on this machine may do without TLS. */
function keepsTls(url: string): boolean {
  const settings = [...new URL(url).searchParams.keys()];
  return isOwnMachine(url) || !settings.some((name) => /tls|secure/i.test(name));
}

/** Variables that may hold a secret: errors name them without their value. */
const SECRET = ['SMTP_URL', 'API_KEY'];

export type ApiEnvironment = ReturnType<typeof readApiEnvironment>;

/**
 * Reads the back end's part of the environment. Empty values count as absent.
 * @throws Error naming every bad variable and what it should be.
 */
export function readApiEnvironment(source: Record<string, string | undefined>) {
  const values = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  const parsed = schema.safeParse(values);
  if (!parsed.success)
    throw new Error(`Wrong environment: ${parsed.error.issues.map(explain(values)).join('; ')}.`);
  const env = parsed.data;
  const local = [`http://localhost:${env.PORT}`, `http://127.0.0.1:${env.PORT}`];
  return {
    host: env.API_HOST,
    port: env.API_PORT,
    database: env.API_DB,
    key: env.API_KEY,
    keyHeader: env.API_KEY_HEADER,
    allowedOrigins:
      env.SITE_URL === undefined ? local : [...new Set([new URL(env.SITE_URL).origin, ...local])],
    /** Number of reverse proxies in front of this server. */
    proxies: env.API_PROXIES,
    limits: env.API_LIMITS,
    /** Date-time at which the clock is pinned, the festival's wall time unless it has an offset; null for the real clock. */
    pinnedNow: env.NOW === REAL_CLOCK ? null : env.NOW,
    /** Null if messages are stored without being mailed. */
    mail: env.SMTP_URL && env.MAIL_TO ? { url: env.SMTP_URL, organisers: env.MAIL_TO } : null,
  };
}

const explain = (values: Record<string, string | undefined>) => (issue: z.core.$ZodIssue) => {
  const name = String(issue.path[0]);
  const value = values[name] === undefined || SECRET.includes(name) ? '' : `=${values[name]}`;
  return `${name}${value} ${issue.message}`;
};
