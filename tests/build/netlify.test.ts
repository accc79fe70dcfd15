import { beforeAll, expect, test } from 'vitest';
import { canonicalPath } from '../../src/i18n/paths.ts';
import { filesBelow, isRedirect, textAt } from './built-site.ts';
import { createNetlifyHost, type NetlifyHost, type Visitor } from './netlify-host.ts';

/** Links of a redirect page. Those of a page without language state their languages. */
const LINK = /<a href="([^"]*)"(?: lang="\w+" hreflang="(\w+)")?>/g;
/** All files but those that Netlify reads and does not serve. */
const NOT_FOR_THE_HOST = /^(?!_(?:redirects|headers)$)/;
const visitors: Visitor[] = [{ language: 'fr' }, { language: 'en' }];
const langOf = ({ language, chosen = language }: Visitor): string => (chosen === 'en' ? 'en' : 'fr');

interface BuiltFile {
  /** Path from the site's root, e.g. `/fr/index.html`. */
  file: string;
  /** Address of the file, percent-encoded as in links. */
  address: string;
  /** Targets of a redirect page by language, or null if the file is not one. */
  leadsTo: Record<string, string> | null;
}

let host: NetlifyHost;
let files: BuiltFile[];

beforeAll(async () => {
  const engine = await createNetlifyHost();
  const answers = new Map<string, ReturnType<NetlifyHost>>();
  // The engine takes milliseconds per answer, and many addresses redirect to the same one.
  host = (address, visitor) => {
    const key = JSON.stringify([address, visitor]);
    const answer = answers.get(key) ?? engine(address, visitor);
    answers.set(key, answer);
    return answer;
  };
  files = telling(filesBelow('', NOT_FOR_THE_HOST)).map(describeFile);
});

test('every file of the site is served as itself, whatever the language of the visitor', () => {
  const own = files.filter(({ leadsTo }) => leadsTo === null);
  expect(own.length).toBeGreaterThan(400);
  const lost = own.flatMap((one, index) =>
    visitorsOf(one, index).flatMap((visitor) => {
      const { file, address } = one;
      const answer = host(address, visitor);
      const isItself = 'file' in answer && answer.status === 200 && answer.file === file;
      return isItself ? [] : [describeAnswer(address, visitor, answer)];
    }),
  );
  expect(lost).toEqual([]);
});

test('the host redirects the address of a redirect page to the same target, in the language of the visitor', () => {
  const signposts = files.filter(({ leadsTo }) => leadsTo !== null);
  expect(signposts.length).toBeGreaterThan(100);
  const astray = signposts.flatMap((one, index) =>
    visitorsOf(one, index).flatMap((visitor) => {
      const { address, leadsTo } = one;
      const expected = leadsTo?.[langOf(visitor)] ?? leadsTo?.['only'];
      const target = followRedirects(address, visitor, expected);
      return target === expected
        ? []
        : [`${describeAnswer(address, visitor, target)}, not ${String(expected)}`];
    }),
  );
  expect(astray).toEqual([]);
});

test.each([
  [{ language: 'en', chosen: 'fr' }, '/fr/map/1/'],
  [{ language: 'fr', chosen: 'en' }, '/en/map/1/'],
  [{ language: 'ar' }, '/fr/map/1/'],
])(
  'the host redirects to the language that was chosen before, and to French for an unknown one: %o',
  (visitor, location) => {
    expect(host('/map/1/', visitor)).toEqual({ status: 302, location });
  },
);

test.each([
  ['/fr/nulle-part/', 'en', '/fr/404.html'],
  ['/en/nowhere/', 'fr', '/en/404.html'],
  ['/nowhere/', 'en', '/en/404.html'],
  ['/nulle-part/', 'fr', '/fr/404.html'],
  ['/data/map/de.json', 'fr', '/fr/404.html'],
  ['/_astro/gone.js', 'en', '/en/404.html'],
])(
  '%s, which does not exist, is answered with the 404 page in the right language (%s)',
  (address, language, file) => {
    expect(host(address, { language })).toEqual({ status: 404, file });
  },
);

test('an event is found by the id in its address when its title has changed', () => {
  const id = '57';
  const byId = host(`/en/event/${id}/`, { language: 'en' });
  expect(byId).toMatchObject({ status: 301 });
  expect(host(`/event/Un_ancien_titre/?id=${id}`, { language: 'en' })).toMatchObject({
    status: 302,
    location: '/en/event/Un_ancien_titre/',
  });
  expect(host(`/en/event/Un_ancien_titre/?id=${id}`, { language: 'fr' })).toMatchObject({
    status: 200,
    file: `/en/event/${id}/index.html`,
  });
});

const addressOf = (file: string): string => canonicalPath(file.replace(/(?<=\/)index\.html$/, ''));

/**
 * Returns the files at addresses that a rule names, the first of each folder, and one in 25 of the rest. A rule for a
 * folder, of which none is deeper than two levels, matches all of its files or none.
 */
function telling(all: readonly string[]): string[] {
  const named = new Set(
    textAt('_redirects')
      .split('\n')
      .map((rule) => rule.split(' ')[0] ?? ''),
  );
  const folders = new Set<string>();
  return all.filter((file, index) => {
    const folder = file.split('/').slice(1, -1).slice(0, 2).join('/');
    const isFirst = !folders.has(folder);
    folders.add(folder);
    return isFirst || named.has(addressOf(file)) || index % 25 === 0;
  });
}

/** Returns the visitors who request a file; what is the same in any language, one in turn requests. */
function visitorsOf({ leadsTo }: BuiltFile, index: number): Visitor[] {
  if (leadsTo && !('only' in leadsTo)) return visitors;
  return visitors.filter((_, turn) => index % visitors.length === turn);
}

/** Follows redirects to the address of a page, or to the expected one, which the test of all files requests. */
function followRedirects(address: string, visitor: Visitor, expected?: string): string {
  let at = address;
  for (let hops = 0; hops < 5; hops++) {
    if (normalised(at) === expected) return expected;
    const answer = host(at, visitor);
    if (!('location' in answer)) return answer.status === 200 ? normalised(at) : `${answer.status} at ${at}`;
    at = answer.location;
  }
  return `in circles from ${address}`;
}

function normalised(address: string): string {
  return new URL(address, 'https://site.example').pathname;
}

function describeFile(file: string): BuiltFile {
  const address = addressOf(file);
  if (!file.endsWith('/index.html')) return { file, address, leadsTo: null };
  const html = textAt(file);
  if (!isRedirect(html)) return { file, address, leadsTo: null };
  const links = Array.from(html.matchAll(LINK), ([, href = '', lang = 'only']) => [lang, normalised(href)]);
  return { file, address, leadsTo: Object.fromEntries(links) as Record<string, string> };
}

function describeAnswer(address: string, visitor: Visitor, answer: unknown): string {
  return `${address} (${JSON.stringify(visitor)}) → ${JSON.stringify(answer)}`;
}
