import type { WorkboxPlugin } from 'workbox-core/types.js';
import { KEPT_BYTES } from '../../../src/domain/archive/pack.ts';

const NAMED_BY_CONTENT = /^\/(?:_astro|media)\//;

/** Whether an answer may be kept: a captive portal or a failing host may answer with a page of its own. */
export function isUsable(response: Response, path: string): boolean {
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html') ?? false;
  return response.status === 200 && !(isPage && NAMED_BY_CONTENT.test(path));
}

/** An answer from a body that has been read. */
function answerOf(body: ArrayBuffer, { status, statusText, headers }: Response): Response {
  const kept = new Headers(headers);
  // They speak of the body as it travelled.
  kept.delete('Content-Encoding');
  kept.delete('Content-Length');
  return new Response(body, { status, statusText, headers: kept });
}

/** What is kept, read to its end; null where it is damaged, or not as long as it was. */
export async function wholeAnswer(kept: Response): Promise<Response | null> {
  const body = await kept.arrayBuffer().catch(() => null);
  const bytes = kept.headers.get(KEPT_BYTES);
  const isWhole = body !== null && (bytes === null || Number(bytes) === body.byteLength);
  return isWhole ? answerOf(body, kept) : null;
}

/** Keeps only whole files, and uses none that is not. */
export const wholeFiles: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) => {
    if (!isUsable(response, new URL(request.url).pathname)) return null;
    const body = await response.arrayBuffer();
    const answer = answerOf(body, response);
    answer.headers.set(KEPT_BYTES, String(body.byteLength));
    return answer;
  },
  cachedResponseWillBeUsed: async ({ cachedResponse }) =>
    cachedResponse ? wholeAnswer(cachedResponse) : null,
};
