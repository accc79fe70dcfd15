import type { Environment } from '../../site/environment.ts';
import { videoService } from '../../site/services.ts';
import { hash } from 'node:crypto';

type Directive = `${string}-${string} ${string}`;
type Services = Pick<Environment, 'API_URL' | 'MATOMO_URL' | 'TILE_URL'>;

const originOf = (url: string): string => new URL(url).origin;

/**
 * Returns the directives for what every page may load, in addition to its inline code, which `page-policy.ts` allows by
 * hash. Resources without a directive, such as the worker and the manifest, are loaded from the site itself.
 */
export function pageDirectives({ API_URL, MATOMO_URL, TILE_URL }: Services): Directive[] {
  const analytics = MATOMO_URL ? ` ${originOf(MATOMO_URL)}` : '';
  return [
    "default-src 'self'",
    "base-uri 'self'",
    "object-src 'none'",
    "form-action 'self' https:",
    `connect-src 'self' ${API_URL}${analytics}`,
    `img-src 'self' data: ${originOf(TILE_URL)}`,
    `frame-src 'self' ${videoService.embedOrigin}`,
    "media-src 'self' blob: https:",
    // `data:` is for the title font, which is inlined in the page; the other fonts are files of the site.
    "font-src 'self' data:",
  ];
}

/** Returns the policy of a page that only redirects: its own script and style, and images of the site, are allowed. */
export function redirectPagePolicy(script: string, style: string): string {
  return `default-src 'none'; script-src '${inlineHash(script)}'; style-src '${inlineHash(style)}'; img-src 'self'; base-uri 'none'; form-action 'none'`;
}

/** The part of the policy that a page cannot state itself: it is sent as a header, wherever the site is served. */
export const HEADER_POLICY = "frame-ancestors 'self'";

/** The header's policy for pages that other sites may frame. */
export const EMBED_HEADER_POLICY = 'frame-ancestors *';

/** Folder, in the tree of each language, of the pages that other sites may frame. */
export const EMBED_FOLDER = 'embed';

export function inlineHash(code: string): `sha256-${string}` {
  return `sha256-${hash('sha256', code, 'base64')}`;
}
