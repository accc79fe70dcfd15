import { connect, type Call } from './client.ts';

export interface Figures {
  perSecond: number;
  /** Milliseconds. */
  median: number;
  p99: number;
  statuses: Map<number, number>;
}

export interface Load {
  url: string;
  connections: number;
  seconds: number;
  /** The n-th call of all. */
  call: (n: number) => Call;
}

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;

/** Makes calls over several connections at once, each as soon as the one before is answered. */
export async function load({ url, connections, seconds, call }: Load): Promise<Figures> {
  const times: number[] = [];
  const statuses = new Map<number, number>();
  const start = performance.now();
  let next = 0;

  async function caller(): Promise<void> {
    const client = connect(url);
    while (performance.now() - start < seconds * 1000) {
      const sent = performance.now();
      const { status } = await client.send(call(next++));
      times.push(performance.now() - sent);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    client.close();
  }

  await Promise.all(Array.from({ length: connections }, caller));
  const elapsed = (performance.now() - start) / 1000;
  const sorted = times.toSorted((a, b) => a - b);
  return {
    perSecond: times.length / elapsed,
    median: percentile(sorted, 0.5),
    p99: percentile(sorted, 0.99),
    statuses,
  };
}
