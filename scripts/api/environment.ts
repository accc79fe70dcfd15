import { z } from 'zod';
import { isOwnMachine } from './mail/mailer.ts';
import { limitsSchema } from './security/limits.ts';

const schema = z
  .object({
    API_HOST: z.string().default('127.0.0.1'),
    API_LIMITS: limitsSchema.default({}),
    API_PROXIES: z.coerce
      .number('must be a number of proxies')
      .int('must be a whole number')
      .min(0)
      .default(0),
    SMTP_URL: z
      .url({
        protocol: /^smtps?$/,
        error: 'must be an address such as smtps://user:password@mail.example.org',
      })
      .optional(),
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

/** Names of the variables that only the back end reads. */
export const apiVariables: readonly string[] = Object.keys(schema.shape);

/**
 * Reads what only the back end needs from the environment. Empty values count as absent.
 * @throws Error naming every bad variable and what it should be.
 */
export function readApiEnvironment(source: Record<string, string | undefined>) {
  const values = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  const parsed = schema.safeParse(values);
  if (!parsed.success)
    throw new Error(`Wrong environment: ${parsed.error.issues.map(explain(values)).join('; ')}.`);
  const env = parsed.data;
  return {
    host: env.API_HOST,
    /** Number of reverse proxies in front of this server. */
    proxies: env.API_PROXIES,
    limits: env.API_LIMITS,
    /** Null if messages are stored without being mailed. */
    mail: env.SMTP_URL && env.MAIL_TO ? { url: env.SMTP_URL, organisers: env.MAIL_TO } : null,
  };
}

const explain = (values: Record<string, string | undefined>) => (issue: z.core.$ZodIssue) => {
  const name = String(issue.path[0]);
  // The address may contain a password.
  const value = values[name] === undefined || name === 'SMTP_URL' ? '' : `=${values[name]}`;
  return `${name}${value} ${issue.message}`;
};
