/*
 * What Astro would write into each page before its first island, as a part of the script that all pages share: the
 * directive first, since the element calls it as soon as it is defined.
 */
import './island-directives.client.ts';
import 'astro/runtime/server/astro-island.js';
