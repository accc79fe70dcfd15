/* What changes in a page by the visitor's clock, as one file: most pages that have the one have the other. */
import './hide-past.ts';
import './phase-words.ts';
