import { setTimeout as pause } from 'node:timers/promises';

/** What a pull needs of its surroundings besides the network; tests replace it. */
export interface Ports {
  sleep: (milliseconds: number) => Promise<void>;
  /** Returns a number from 0 up to 1, like `Math.random`. */
  random: () => number;
  /** Milliseconds since the epoch. */
  now: () => number;
}

export const realPorts: Ports = { sleep: pause, random: Math.random, now: Date.now };
