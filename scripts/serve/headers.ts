import { EMBED_FOLDER, EMBED_HEADER_POLICY, HEADER_POLICY } from '../../src/shell/policy/directives.ts';

/** Headers of every answer, wherever the site is served. */
export const securityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // A page of another site that opens one of ours holds no handle on it.
  'Cross-Origin-Opener-Policy': 'same-origin',
  // The page of what is on now asks where the visitor is, on request; nothing that it frames may.
  'Permissions-Policy':
    'camera=(), microphone=(), geolocation=(self), payment=(), usb=(), browsing-topics=()',
} as const;

/** Of a page: ours alone may frame it, and a page of another site cannot load it as a part of itself. */
export const PAGE_HEADERS = {
  'Content-Security-Policy': HEADER_POLICY,
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;
export const EMBED_HEADERS = { 'Content-Security-Policy': EMBED_HEADER_POLICY } as const;

const EMBEDDED = new RegExp(`^/\\w+/${EMBED_FOLDER}/`);

/** What an answer states about who may frame and load it. */
export function framingHeaders(path: string): Record<string, string> {
  if (EMBEDDED.test(path)) return EMBED_HEADERS;
  return path.endsWith('/') ? PAGE_HEADERS : { 'Content-Security-Policy': HEADER_POLICY };
}

/**
 * What pages of other sites may read, as readers of pictures and of data do: public files, the same for everybody. In the
 * spelling that Hono, Netlify and Cloudflare Pages share.
 */
const sharedPaths = [
  '/iiif/*',
  '/media/*',
  '/data/*',
  '/archives/*',
  '/:lang/edition/:year/data.json',
  '/:lang/edition/:year/data.csv',
] as const;

/** Headers of some paths. */
export const headersByPath: readonly (readonly [path: string, headers: Record<string, string>])[] = [
  ...sharedPaths.map((path) => [path, { 'Access-Control-Allow-Origin': '*' }] as const),
  // To be saved, whatever a browser could show of them. No `download` on their links: Chromium asks no service worker for
  // what such a link names, so that it cannot be had without a network.
  ['/:lang/cite/*', { 'Content-Disposition': 'attachment' }],
];

/** Folders of files that are named by their content. */
export const immutableFolders = ['_astro', 'media', 'cards'] as const;

export const IMMUTABLE = 'public, max-age=31536000, immutable';
export const REVALIDATED = 'no-cache';
