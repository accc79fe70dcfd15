import intent from '../../../src/components/browser/intent.ts';

/* Where the element of islands looks for the directive that wakes it. */
Object.assign(window, { Astro: { intent } });
