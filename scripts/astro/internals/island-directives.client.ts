import intent from '../../../src/components/browser/intent.ts';

/* The `astro-island` element looks here for the directive that hydrates it. */
Object.assign(window, { Astro: { intent } });
