import { createHash } from 'node:crypto';
import { transformSync } from 'esbuild';
import { replaceTags } from './markup.ts';

/** A page after its shared parts were taken out, and those parts by the path of their file, `/_astro/…`. */
export interface SharedPage {
  html: string;
  parts: Map<string, string>;
}

const POLICY = /(<meta http-equiv="content-security-policy" content=")([^"]*)(">)/;
/** Where the shared part comes to stand, until its address is known: no page holds this character. */
const PLACE = '\u{FFFE}';
const HASH = / '(sha256-[^']+)'/g;
/** What stays within a page, since it must run before anything is painted. */
const FIRST_PAINT = 'data-first-paint';

/**
 * Takes out of a page the styles and scripts that Astro writes into every page alike (font faces, the bootstrap of
 * islands), and the layout's own: those without attributes that the page's policy lets in, so that nothing foreign ever
 * gets into a file that it lets in as a whole. All styles become one file where the first one stood, all scripts another;
 * the policy keeps only the hashes of what is still there. The scripts are deferred: the modules further down may call
 * islands, which must listen by then. A page that has none stays as it is.
 */
export function shareParts(page: string): SharedPage {
  const parts = new Map<string, string>();
  const policy = POLICY.exec(page)?.[2] ?? '';
  const isLetIn = (text: string): boolean => policy.includes(`'${hashOf(text)}'`);
  const share = (html: string, tag: 'script' | 'style', tagged: (path: string) => string): string => {
    const found: string[] = [];
    const without = replaceTags(html, ({ whole, name, attributes, content }) => {
      if (name !== tag || attributes !== '' || content === null || !isLetIn(content)) return whole;
      return found.push(content.trim()) === 1 ? PLACE : '';
    });
    const text = found.join('\n');
    if (text === '') return html;
    const path = `/_astro/shared.${nameOf(text)}.${tag === 'style' ? 'css' : 'js'}`;
    parts.set(path, text);
    return without.replace(PLACE, () => tagged(path));
  };
  const styled = share(page, 'style', (path) => `<link rel="stylesheet" href="${path}">`);
  const html = share(styled, 'script', (path) => `<script defer src="${path}"></script>`);
  return { html: parts.size > 0 ? withInline(html) : page, parts };
}

/** The first characters of the content's hash, as Vite names its files. */
function nameOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 8);
}

const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

const minified = new Map<string, string>();

function minify(code: string): string {
  const known = minified.get(code) ?? transformSync(code, { minify: true, target: 'es2022' }).code.trim();
  minified.set(code, known);
  return known;
}

/** Makes what stays inline short, and lets only that in: a hash of what the policy did not let in is not added. */
function withInline(page: string): string {
  const hashes = new Map<string, string>();
  const html = replaceTags(page, ({ whole, name, attributes, content }) => {
    if (name !== 'script' || attributes.trim() !== FIRST_PAINT || content === null) return whole;
    const short = minify(content);
    hashes.set(hashOf(content), hashOf(short));
    return `<script ${FIRST_PAINT}>${short}</script>`;
  });
  return html.replace(
    POLICY,
    (_, before: string, policy: string, after: string) =>
      before +
      policy.replace(HASH, (_token, hash: string) => {
        const kept = hashes.get(hash);
        return kept === undefined ? '' : ` '${kept}'`;
      }) +
      after,
  );
}
