/*
 * Astro's code for islands, as part of the script that all pages share instead of inline before the first island of
 * each page. The directive is imported first, since the element calls it as soon as it is defined.
 */
import './island-directives.client.ts';
import 'astro/runtime/server/astro-island.js';
