import type { Accessible } from './spoken.ts';

export interface Size {
  width: number;
  height: number;
}

/** A page as hands and eyes know it: what can be done in each engine, whatever it is driven by. */
export interface EnginePage {
  /** Settles when the page is loaded. */
  open(address: string): Promise<void>;
  address(): Promise<string>;
  /** Runs a function in the page: it knows nothing but its arguments, which are plain data, as its result is. */
  evaluate<Args extends unknown[], Result>(
    work: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  /** The same in the page's first frame. */
  evaluateInFrame<Result>(work: () => Result): Promise<Result>;
  /** Presses the mouse at a point of the window, in CSS pixels. */
  press(x: number, y: number): Promise<void>;
  turnWheel(pixels: number): Promise<void>;
  type(text: string): Promise<void>;
  /** Presses a key, while Control is held or not. */
  pressKey(key: Key, held?: 'Control'): Promise<void>;
  /** What the window shows, as PNG. */
  picture(): Promise<Uint8Array>;
  /** What the engine tells a screen reader of the page. */
  accessible(): Promise<Accessible>;
  /** From now on the device says that it is there. */
  standAt(place: { latitude: number; longitude: number }): Promise<void>;
  /** Ends the page, with all that it stored. */
  close(): Promise<void>;
}

export type Key = 'ArrowDown' | 'ArrowRight' | 'Enter' | 'Escape' | 'Tab' | 'v';

/** An engine that has been started. */
export interface Engine {
  /** A page with storage of its own. `onError` is told what its scripts throw. */
  newPage(size: Size, onError: (message: string) => void): Promise<EnginePage>;
  close(): Promise<void>;
}
