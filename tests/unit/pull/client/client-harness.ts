import { createApiClient, type ClientOptions } from '../../../../scripts/pull/client/client.ts';
import { ApiError } from '../../../../src/back-end/errors.ts';

/** A client whose waits are noted instead of waited, with no luck either way. */
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

/** The error a call ends with; a call that goes well is the test's failure. */
export const failure = (promise: Promise<unknown>): Promise<ApiError> =>
  promise.then(
    () => Promise.reject(new Error('It went well.')),
    (error: unknown) => {
      if (error instanceof ApiError) return error;
      throw error;
    },
  );
