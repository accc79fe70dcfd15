/** The site that `npm start` serves and that is published. */
export const DIST = 'dist';

/** Cache shared by the builds of `dist`. */
export const SITE_CACHE = '.cache/site';

/** Lock of `.data`, `.cache` and `dist`, which all commands share. */
export const LOCK = '.cache/lock';

/** The site under test and its cache, apart from the developer's own. */
export const TEST_DIST = '.cache/tests/dist';
export const TEST_CACHE = '.cache/tests/site';

/** Folder of the editions written as ZIP files and web archives. */
export const ARCHIVES = 'dist-archives';
