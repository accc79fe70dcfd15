import { isTimeZone } from '../domain/time/zone-clock.ts';
import { z } from 'zod';
import { publishingHost } from './publishing-host.ts';
import { DEMO_TIME_ZONE } from './time-zone.ts';

const origin = z.url({ protocol: /^https?$/, error: 'must be an http(s) address, e.g. https://example.org' });
const withoutSlash = (url: string): string => url.replace(/\/+$/, '');
/** An origin without a path: the paths of the site, and of the back end's contract, start at the root. */
const bareOrigin = origin
  .refine(
    // `origin` has already refused a value that is not an address.
    (text) => {
      const url = URL.parse(text);
      return url === null || url.href === `${url.origin}/`;
    },
    'must be an origin without a path, e.g. https://example.org',
  )
  .transform((url) => new URL(url).origin);
const port = z.coerce.number({ error: 'must be a port number' }).int().min(1).max(65535);
const headerName = z.string().regex(/^[A-Za-z0-9-]+$/, 'must be an HTTP header name');
const slug = z.string().regex(/^[a-z0-9_-]+$/, 'must be lower-case letters, digits, dashes or underscores');
const template = (...placeholders: string[]) =>
  origin.refine(
    (url) => placeholders.every((placeholder) => url.includes(placeholder)),
    `must contain ${placeholders.join(', ')}`,
  );

const dateTime = z.iso.datetime({ local: true, offset: true });
const currency = z
  .string()
  .refine(
    (code) => Intl.supportedValuesOf('currency').includes(code),
    'must be a currency of ISO 4217, e.g. TND',
  );
const timeZone = z.string().refine(isTimeZone, `must be a time zone, e.g. ${DEMO_TIME_ZONE}`);

/** A moment during the embedded demo festival: exhibitions are open, the evening events are about to begin. */
const DEMO_NOW = '2024-10-12T17:00';
const REAL_CLOCK = 'today';

export const DEVELOPMENT_KEY = 'dhaw-development-key';

const TILE_ATTRIBUTION = '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>';

const schema = z.object({
  API_URL: bareOrigin.optional(),
  API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'must be printable ASCII without spaces')
    .default(DEVELOPMENT_KEY),
  API_KEY_HEADER: headerName.default('X-App-Key'),
  SITE_URL: bareOrigin.optional(),
  SITE_NAME: z.string().trim().min(1).default('Dhaw'),
  SITE_SLUG: slug.default('dhaw'),
  CONTACT_EMAIL: z.email({ error: 'must be an e-mail address' }).optional(),
  CURRENT_YEAR: z.coerce.number({ error: 'must be a year' }).int().min(1900).max(2200).default(2024),
  TIME_ZONE: timeZone.default(DEMO_TIME_ZONE),
  CURRENCY: currency.default('TND'),
  // The policy of the pages allows tiles from one host.
  TILE_URL: template('{z}', '{x}', '{y}')
    .default('https://tile.openstreetmap.org/{z}/{x}/{y}.png')
    .transform((url) => url.replace('{s}', 'a')),
  TILE_ATTRIBUTION: z.string().default(TILE_ATTRIBUTION),
  MATOMO_URL: origin.transform(withoutSlash).optional(),
  MATOMO_SITE_ID: z.coerce.number({ error: 'must be a number' }).int().positive().default(4),
  NEWSLETTER_URL: origin.optional(),
  LOGO_URL: template('{hostname}').optional(),
  ARCHIVES: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  NOW: z
    .string()
    .refine(
      (text) => text === REAL_CLOCK || dateTime.safeParse(text).success,
      `must be an ISO date-time, e.g. ${DEMO_NOW}, or ${REAL_CLOCK}`,
    )
    .optional(),
  SERVICE_WORKER: z
    .enum(['on', 'off', 'off-keep-editions'], { error: 'must be on, off or off-keep-editions' })
    .default('on'),
  PULL_TIMEOUT: z.coerce
    .number({ error: 'must be a number of seconds' })
    .positive('must be more than 0 seconds')
    .max(600, 'must be 600 seconds at most')
    .default(10),
  PORT: port.default(4321),
  API_PORT: port.default(4322),
  API_DB: z.string().min(1).default('.data/api.sqlite'),
  SEALED_EDITIONS: z.string().min(1).default('.sealed'),
  FESTIVAL: z.string().trim().optional(),
});

/** Names of all variables that set something of the site. */
export const environmentVariables: readonly string[] = Object.keys(schema.shape);

export type Environment = Omit<z.infer<typeof schema>, 'API_URL' | 'SITE_URL' | 'NOW'> & {
  API_URL: string;
  SITE_URL: string;
  /** Date-time that "now" is pinned to; undefined for the real clock. */
  NOW: string | undefined;
  usesEmbeddedApi: boolean;
  /** Dialect in which the host that publishes the site reads redirects. */
  redirectDialect: 'netlify' | 'cloudflare';
};

/** Hides secrets of a value, since build logs may be public: a key, or credentials and query of an address. */
function printable(name: string, value: string): string {
  if (name === 'API_KEY') return '…';
  return name.endsWith('_URL') ? value.replace(/^(\w+:\/\/)?.*@/s, '$1…@').replace(/\?.*$/s, '?…') : value;
}

/**
 * Reads the environment variables. Empty values count as absent; `SITE_URL` defaults to the address at which the
 * building host publishes the site.
 * @throws Error naming every bad variable, its value without credentials, and what it should be.
 */
export function readEnvironment(source: Record<string, string | undefined>): Environment {
  const variables = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()));
  const parsed = schema.safeParse(variables);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => {
      const name = String(issue.path[0]);
      return `${name}=${printable(name, variables[name] ?? '')} ${issue.message}`;
    });
    throw new Error(`Wrong environment: ${lines.join('; ')}`);
  }
  const { API_URL, SITE_URL, NOW, ...rest } = parsed.data;
  const usesEmbeddedApi = API_URL === undefined;
  if (!usesEmbeddedApi && rest.FESTIVAL !== undefined) {
    throw new Error(
      `Wrong environment: FESTIVAL=${rest.FESTIVAL} is read by the embedded back end, but API_URL=${API_URL} names another one: set one of them`,
    );
  }
  const host = publishingHost(source);
  const now = NOW ?? (usesEmbeddedApi && rest.FESTIVAL === undefined ? DEMO_NOW : undefined);
  return {
    ...rest,
    API_URL: API_URL ?? `http://localhost:${rest.API_PORT}`,
    SITE_URL: SITE_URL ?? host?.url ?? `http://localhost:${rest.PORT}`,
    NOW: now === REAL_CLOCK ? undefined : now,
    usesEmbeddedApi,
    redirectDialect: host?.name === 'Cloudflare Pages' ? 'cloudflare' : 'netlify',
  };
}
