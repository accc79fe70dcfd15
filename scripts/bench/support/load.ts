import { connect, type Call } from './client.ts';

/** Figures of a load; times are in milliseconds. */
export type Figures = Awaited<ReturnType<typeof load>>;

export interface Load {
  url: string;
  connections: number;
  seconds: number;
  /** Returns the n-th call, counted over all connections. */
  call: (n: number) => Call;
}

export const percentile = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.ceil(share * times.length) - 1] ?? NaN;

/** Makes calls over several connections at once; each connection sends the next call once the last is answered. */
export async function load({ url, connections, seconds, call }: Load) {
  const times: number[] = [];
  const statuses = new Map<number, number>();
  const start = performance.now();
  let next = 0;

  async function caller(): Promise<void> {
    using client = connect(url);
    while (performance.now() - start < seconds * 1000) {
      const sent = performance.now();
      const { status } = await client.send(call(next++));
      times.push(performance.now() - sent);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  }

  await Promise.all(Array.from({ length: connections }, caller));
  const elapsed = (performance.now() - start) / 1000;
  return {
    perSecond: times.length / elapsed,
    median: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    statuses,
  };
}
