import { redirectPagePolicy } from '../../../src/shell/policy/directives.ts';
import { PAGE_MARK } from '../../../src/site/page-mark.ts';
import { escapeMarkup } from '../escape.ts';
import type { Card } from './card-of.ts';

/**
 * Shown only without JavaScript, and then for a moment. A page that does not ask for the transition that the one before
 * has begun breaks it off, with an error.
 */
const STYLE =
  '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}' +
  'body{margin:20vh auto;max-width:30rem;padding:0 1rem;font:1.25rem/2 system-ui,sans-serif}a{color:inherit}';

/** The end of a page's script, which has found where it leads to: a query of its own says more than that of the address. */
export const LEAVE = 'location.replace(to.includes("?")?to:to+location.search+location.hash)';

export interface TinyPage {
  lang: string;
  /** Metadata of the page it leads to. */
  card: Card;
  /** Markup of the links, escaped already. */
  body: string;
  /** Where it leads without JavaScript: a URL path. */
  refreshTo: string;
  /** Its only script. */
  script: string;
  /** Absolute URL of the page to find instead of it, itself included. */
  canonical: string;
}

/** A page that only leads elsewhere, and can be shared like what it leads to. It loads nothing and runs its own script alone. */
export function tinyPage({ lang, card, body, refreshTo, script, canonical }: TinyPage): string {
  const address = escapeMarkup(canonical);
  const finding = card.isPrivate
    ? '<meta name="robots" content="noindex">'
    : `<link rel="canonical" href="${address}">\n<meta property="og:url" content="${address}">\n${card.tags}`;
  return `<!doctype html>
<html lang="${lang}" ${PAGE_MARK}>
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${redirectPagePolicy(script, STYLE)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${card.title}</title>
${finding}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
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
