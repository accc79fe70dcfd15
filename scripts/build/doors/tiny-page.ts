import { createHash } from 'node:crypto';
import { escapeMarkup } from '../escape.ts';

/** Shown only without JavaScript, and then for a moment. */
const STYLE =
  'body{margin:20vh auto;max-width:30rem;padding:0 1rem;font:1.25rem/2 system-ui,sans-serif}a{color:inherit}';

export interface TinyPage {
  lang: string;
  title: string;
  /** Markup of the links, escaped already. */
  body: string;
  /** Where it leads without JavaScript: a URL path. */
  refreshTo: string;
  /** Its only script. */
  script: string;
  /** Absolute URL of the page it stands for. */
  canonical?: string;
}

/** A page that only leads elsewhere. It may load nothing and run nothing but its own script. */
export function tinyPage({ lang, title, body, refreshTo, script, canonical }: TinyPage): string {
  const policy = `default-src 'none'; script-src '${hash(script)}'; style-src '${hash(STYLE)}'; img-src 'self'; base-uri 'none'; form-action 'none'`;
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeMarkup(title)}</title>
${canonical === undefined ? '' : `<link rel="canonical" href="${escapeMarkup(canonical)}">\n`}<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<noscript><meta http-equiv="refresh" content="0; url=${escapeMarkup(refreshTo)}"></noscript>
<style>${STYLE}</style>
</head>
<body>
<main>
${body}
</main>
<script>${script}</script>
</body>
</html>
`;
}

function hash(content: string): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}
