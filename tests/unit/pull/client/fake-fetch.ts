import type { Fetch } from '../../../../src/back-end/one-try.ts';

export interface FakeFetch {
  fetch: Fetch;
  /** Every call made, in order. */
  calls: { url: string; init: RequestInit }[];
}

type Answer = Response | Error | (() => Response | Promise<Response>);

/** Answers the calls in order; all further calls get the last answer. */
export function answering(...answers: readonly Answer[]): FakeFetch {
  const calls: FakeFetch['calls'] = [];
  return {
    calls,
    fetch: (url, init) => {
      const answer = answers[Math.min(calls.length, answers.length - 1)];
      calls.push({ url, init });
      if (answer === undefined) throw new Error('The fake was given no answer.');
      if (answer instanceof Error) return Promise.reject(answer);
      return Promise.resolve(typeof answer === 'function' ? answer() : answer.clone());
    },
  };
}

/** Answers each path of the map, and any other with 404. */
export function serving(pages: Readonly<Record<string, unknown>>): FakeFetch {
  const calls: FakeFetch['calls'] = [];
  return {
    calls,
    fetch: (url, init) => {
      calls.push({ url, init });
      const { pathname, search } = new URL(url);
      const page = pages[pathname + search];
      return Promise.resolve(
        page === undefined ? Response.json({ detail: 'Not found.' }, { status: 404 }) : Response.json(page),
      );
    },
  };
}

/** Never answers, and rejects when it is aborted. */
export const silent: Fetch = (_url, { signal }) =>
  new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new Error('aborted')));
  });
