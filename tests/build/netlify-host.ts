import { join } from 'node:path';
import { parseAllRedirects } from '@netlify/redirect-parser';
import redirector from 'netlify-redirector';
import { z } from 'zod';
import { dist, isFile } from './built-site.ts';

export interface Visitor {
  /** First language of the browser. */
  language: string;
  /** Language that the visitor has chosen, which the site writes to Netlify's own cookie. */
  chosen?: string;
}

/** Netlify's answer: a redirect, or a file of the site (null if there is not even a 404 page). */
export type HostAnswer = { status: number; location: string } | { status: number; file: string | null };

export type NetlifyHost = (path: string, visitor: Visitor) => HostAnswer;

const ruleSchema = z.looseObject({
  from: z.string(),
  query: z.record(z.string(), z.string()),
  conditions: z.looseObject({ Language: z.unknown().optional(), language: z.unknown().optional() }),
});

/**
 * Creates a host that serves the built site by Netlify's own rule engine.
 * @throws Error naming every rule that Netlify does not understand.
 */
export async function createNetlifyHost(): Promise<NetlifyHost> {
  const { redirects, errors } = await parseAllRedirects({
    redirectsFiles: [join(dist(), '_redirects')],
    netlifyConfigPath: 'netlify.toml',
    configRedirects: [],
    minimal: false,
  });
  if (errors.length > 0) throw new AggregateError(errors, errors.map(String).join('\n'));
  const matcher = await redirector.parseJSON(JSON.stringify(redirects.map(forEngine)), {});

  return (path, { language, chosen }) => {
    const { pathname, search } = new URL(path, 'https://site.example');
    const decoded = decodeURIComponent(pathname);
    const headers: Record<string, string> = { 'x-language': chosen ?? language };
    const match = matcher.match({
      scheme: 'https',
      host: 'site.example',
      path: decoded,
      query: search.slice(1),
      headers,
      cookieValues: chosen === undefined ? {} : { nf_lang: chosen },
      getHeader: (name) => headers[name.toLowerCase()] ?? '',
      getCookie: (name) => (name === 'nf_lang' ? (chosen ?? '') : ''),
    });
    const file = fileOf(decoded);
    if (file !== null && !match?.force) return { status: 200, file };
    if (!match) return { status: 404, file: fileOf('/404.html') };
    if (match.status >= 300 && match.status < 400) return { status: match.status, location: match.to };
    return { status: match.status, file: fileOf(decodeURIComponent(match.to)) };
  };
}

/** Converts a rule of the parser for the engine, which has other names for its parts. */
function forEngine(rule: unknown): object {
  const { from, query, conditions, ...rest } = ruleSchema.parse(rule);
  const { language, ...others } = conditions;
  return {
    ...rest,
    origin: from,
    params: query,
    conditions: language === undefined ? others : { ...others, Language: language },
  };
}

/** Returns the path from the site's root of the file at an address, or null if there is none. */
function fileOf(path: string): string | null {
  const candidates = path.endsWith('/')
    ? [`${path}index.html`]
    : [path, `${path}.html`, `${path}/index.html`];
  return candidates.find(isFile) ?? null;
}
