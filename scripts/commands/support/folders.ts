/** The site that `npm start` serves and that is published. */
export const DIST = 'dist';

/** What its builds keep for the next. */
export const SITE_CACHE = '.cache/site';

/** Held by the command that works on what all of them share. */
export const LOCK = '.cache/lock';

/** The site under test and what its builds keep, apart from the developer's own. */
export const TEST_DIST = '.cache/tests/dist';
export const TEST_CACHE = '.cache/tests/site';
