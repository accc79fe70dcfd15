import type { WorkboxPlugin } from 'workbox-core/types.js';
import { KEPT_BYTES } from '../../../src/domain/archive/pack.ts';
import { PAGE_MARK } from '../../../src/site/page-mark.ts';

/** Whether a response may be the requested file: a captive portal or a failing host answers with a page of its own. */
export function isExpected({ ok, headers }: Response, path: string): boolean {
  const isPage = headers.get('Content-Type')?.startsWith('text/html') ?? false;
  return ok && isPage === path.endsWith('/');
}

/** Returns a response as it is kept, or null if it is not a whole file of this site. */
export async function keptAnswer(response: Response, path: string): Promise<Response | null> {
  if (response.status !== 200 || !isExpected(response, path)) return null;
  const body = await response.arrayBuffer();
  if (path.endsWith('/') && !new TextDecoder().decode(body).includes(PAGE_MARK)) return null;
  const answer = answerOf(body, response);
  answer.headers.set(KEPT_BYTES, String(body.byteLength));
  return answer;
}

function answerOf(body: ArrayBuffer, { status, statusText, headers }: Response): Response {
  const kept = new Headers(headers);
  // These headers describe the body as it was transferred.
  kept.delete('Content-Encoding');
  kept.delete('Content-Length');
  return new Response(body, { status, statusText, headers: kept });
}

/** Reads a kept response to its end. Null if it is damaged or its length has changed. */
export async function wholeAnswer(kept: Response): Promise<Response | null> {
  const body = await kept.arrayBuffer().catch(() => null);
  const bytes = kept.headers.get(KEPT_BYTES);
  const isWhole = body !== null && (bytes === null || Number(bytes) === body.byteLength);
  return isWhole ? answerOf(body, kept) : null;
}

export const wholeFiles: WorkboxPlugin = {
  cacheWillUpdate: ({ request, response }) => keptAnswer(response, new URL(request.url).pathname),
  cachedResponseWillBeUsed: async ({ cachedResponse }) =>
    cachedResponse ? wholeAnswer(cachedResponse) : null,
};
