import type { SSRResult } from 'astro';
import { addAttribute, createComponent, renderTemplate } from 'astro/runtime/server/index.js';
import { renderCspContent } from 'astro/runtime/server/render/csp.js';
import { inlineHash } from '../../../src/shell/policy/directives.ts';

interface InlineCode {
  scripts: readonly string[];
  styles: readonly string[];
}

/**
 * Writes the page's security policy at its place in the template, before everything that it restricts. Astro would
 * write it last in the head, and allow every script and style of the whole build by hash. This policy allows only the
 * inline code that it is given, the page's own styles (whose hash Astro adds), and what
 * `src/shell/policy/directives.ts` lists. In development there is no policy, as in Astro.
 */
export const Policy = createComponent((result: SSRResult, { scripts, styles }: InlineCode) => {
  if (!result.shouldInjectCspMetaTags) return renderTemplate``;
  result.shouldInjectCspMetaTags = false;
  result.scriptDirective.hashes = scripts.map(inlineHash);
  result.styleDirective.hashes = styles.map(inlineHash);
  return renderTemplate`<meta http-equiv="content-security-policy"${addAttribute(renderCspContent(result), 'content')}>`;
});
