import { createHash } from 'node:crypto';
import { transformSync } from 'esbuild';

/** A page after its shared parts were taken out, and those parts by the path of their file, `/_astro/…`. */
export interface SharedPage {
  html: string;
  parts: Map<string, string>;
}

const POLICY = /(<meta http-equiv="content-security-policy" content=")([^"]*)(">)/;
const HASH = / '(sha256-[^']+)'/g;
/** What stays within a page, since it must run before anything is painted. */
const FIRST_PAINT = /(<script data-first-paint>)([\s\S]*?)(<\/script>)/g;

/**
 * Takes out of a page the styles and scripts that Astro writes into every page alike (font faces, the bootstrap of
 * islands), and the layout's own: those without attributes. All styles become one file where the first one stood, all
 * scripts another; the policy keeps only the hashes of what is still
 * there. The scripts are deferred: the modules further down may call islands, which must listen by then. A page that has
 * none stays as it is.
 */
export function shareParts(page: string): SharedPage {
  const parts = new Map<string, string>();
  const share = (html: string, tag: 'script' | 'style', tagged: (path: string) => string): string => {
    const inline = new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'g');
    const text = Array.from(html.matchAll(inline), ([, found]) => found?.trim() ?? '').join('\n');
    if (text === '') return html;
    const path = `/_astro/shared.${nameOf(text)}.${tag === 'style' ? 'css' : 'js'}`;
    parts.set(path, text);
    let isFirst = true;
    return html.replace(inline, () => {
      const link = isFirst ? tagged(path) : '';
      isFirst = false;
      return link;
    });
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
  const html = page.replace(FIRST_PAINT, (_, open: string, code: string, close: string) => {
    const short = minify(code);
    hashes.set(hashOf(code), hashOf(short));
    return open + short + close;
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
