/** What every page of this site names as its generator. */
export const GENERATOR = 'Dhaw';

/** Of it in HTML: by it the service worker tells a page of ours from what a host or a captive portal sends in its place. */
export const PAGE_MARK = `<meta name="generator" content="${GENERATOR}">`;
