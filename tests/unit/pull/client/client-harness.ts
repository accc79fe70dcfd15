import { createApiClient, type ClientOptions } from '../../../../scripts/pull/client/client.ts';
import { ApiError } from '../../../../src/back-end/errors.ts';

/** Returns a client that records its waits, none of them shortened by chance, instead of waiting. */
export function clientOf(options: Pick<ClientOptions, 'fetch'> & Partial<ClientOptions>) {
  const waits: number[] = [];
  const clock = { now: 0 };
  const client = createApiClient({
    apiUrl: 'https://api.example',
    key: 'k',
    keyHeader: 'X-Cle',
    sleep: (milliseconds) => {
      waits.push(milliseconds);
      clock.now += milliseconds;
      return Promise.resolve();
    },
    random: () => 1,
    now: () => clock.now,
    ...options,
  });
  return { client, waits };
}

/** Returns the error that a call ends with. @throws Error if the call succeeds. */
export const failure = (promise: Promise<unknown>): Promise<ApiError> =>
  promise.then(
    () => Promise.reject(new Error('It went well.')),
    (error: unknown) => {
      if (error instanceof ApiError) return error;
      throw error;
    },
  );
