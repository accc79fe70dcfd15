const MAX_REDIRECTS = 5;
const REDIRECTS = [301, 302, 303, 307, 308];

interface Answer {
  status: number;
  headers: { get(name: string): string | null };
  body: { cancel(): Promise<void> } | null;
}

/**
 * Follows redirects one by one, since `fetch` cannot restrict their targets.
 * @param ask makes one call without following redirects.
 * @throws the error that `refused` returns for a redirect that is not allowed, or for too many redirects.
 */
export async function followRedirects<T extends Answer>(
  url: string,
  ask: (url: string) => Promise<T>,
  isAllowed: (next: URL) => boolean,
  refused: (reason: string) => Error,
): Promise<T> {
  let at = url;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const answer = await ask(at);
    const location = REDIRECTS.includes(answer.status) ? answer.headers.get('location') : null;
    if (location === null) return answer;
    await answer.body?.cancel();
    const next = URL.parse(location, at);
    if (!next || !isAllowed(next)) throw refused(`redirects to ${location}`);
    at = next.href;
  }
  throw refused(`redirects more than ${MAX_REDIRECTS} times`);
}
