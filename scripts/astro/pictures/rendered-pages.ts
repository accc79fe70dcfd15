import { channel } from 'node:diagnostics_channel';
import type { MiddlewareHandler } from 'astro';

/** Channel of the process on which the HTML of each page is told as it is rendered. Pages restored from a cache are not. */
export const RENDERED_PAGES = 'rendered-pages';

/** Part of the bundle that renders, which shares no module with the integrations of the build. */
export const onRequest: MiddlewareHandler = async (_context, next) => {
  const response = await next();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  const html = await response.text();
  channel(RENDERED_PAGES).publish(html);
  return new Response(html, response);
};
