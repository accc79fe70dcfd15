import type { SSRResult } from 'astro';
import { addAttribute, createComponent, renderTemplate } from 'astro/runtime/server/index.js';
import { renderCspContent } from 'astro/runtime/server/render/csp.js';
import { inlineHash } from '../../../src/shell/policy/directives.ts';

interface InlineCode {
  scripts: readonly string[];
  styles: readonly string[];
}

/**
 * The page's security policy, where it stands in the template: before everything that it is about. Astro would write it
 * last in the head, and let in by hash every script and style of the whole build; this one lets in the inline code it is
 * given, the page's own styles (whose hash Astro adds), and what `src/shell/policy/directives.ts` names.
 * While developing there is no policy, as in Astro.
 */
export const Policy = createComponent((result: SSRResult, { scripts, styles }: InlineCode) => {
  if (!result.shouldInjectCspMetaTags) return renderTemplate``;
  result.shouldInjectCspMetaTags = false;
  result.scriptDirective.hashes = scripts.map(inlineHash);
  result.styleDirective.hashes = styles.map(inlineHash);
  return renderTemplate`<meta http-equiv="content-security-policy"${addAttribute(renderCspContent(result), 'content')}>`;
});
