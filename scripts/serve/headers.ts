import { EMBED_FOLDER, EMBED_HEADER_POLICY, HEADER_POLICY } from '../../src/shell/policy/directives.ts';

/** Headers of every response, wherever the site is served. */
export const securityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // A page of another site that opens a page of this site gets no reference to its window.
  'Cross-Origin-Opener-Policy': 'same-origin',
  // Only pages of this site may request the visitor's location (the page “now” does, on request), not their frames.
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(self), payment=(), usb=(), browsing-topics=()',
} as const;

/** Headers of a page: only this site may frame it, and pages of other sites cannot load it as a resource. */
export const PAGE_HEADERS = {
  'Content-Security-Policy': HEADER_POLICY,
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;
export const EMBED_HEADERS = { 'Content-Security-Policy': EMBED_HEADER_POLICY } as const;

const EMBEDDED = new RegExp(`^/\\w+/${EMBED_FOLDER}/`);

/** Returns the headers that state who may frame and load a response. */
export function framingHeaders(path: string): Record<string, string> {
  if (EMBEDDED.test(path)) return EMBED_HEADERS;
  return path.endsWith('/') ? PAGE_HEADERS : { 'Content-Security-Policy': HEADER_POLICY };
}

/**
 * Paths of public files that pages of other sites may read, as viewers of pictures and data do. They are the same for
 * everybody. The patterns are written as Hono, Netlify and Cloudflare Pages all read them.
 */
const sharedPaths = [
  '/iiif/*',
  '/media/*',
  '/data/*',
  '/archives/*',
  '/:lang/edition/:year/data.json',
  '/:lang/edition/:year/data.csv',
] as const;

export type HeaderRule = readonly [path: string, headers: Record<string, string>];

export const headersByPath: readonly HeaderRule[] = [
  ...sharedPaths.map((path) => [path, { 'Access-Control-Allow-Origin': '*' }] as const),
  // Citations are always saved, even if a browser could show them. Their links have no `download`: Chromium bypasses
  // the service worker for such links, so the file could not be loaded without a network.
  ['/:lang/cite/*', { 'Content-Disposition': 'attachment' }],
];

/** Folders of files that are named by their content. */
export const immutableFolders = ['_astro', 'media', 'cards'] as const;

export const IMMUTABLE = 'public, max-age=31536000, immutable';
export const REVALIDATED = 'no-cache';
