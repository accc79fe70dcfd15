import type { Accessible } from './spoken.ts';

export interface Size {
  width: number;
  height: number;
}

/** A page as a visitor uses it: the actions that are possible in each engine, whatever drives it. */
export interface EnginePage {
  /** Settles when the page is loaded. */
  open(address: string): Promise<void>;
  address(): Promise<string>;
  /** Runs a function in the page. It can use nothing but its arguments; they and its result are plain data. */
  evaluate<Args extends unknown[], Result>(
    work: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  /** Runs a function in the page's first frame. */
  evaluateInFrame<Result>(work: () => Result): Promise<Result>;
  /** Presses the mouse at a point of the window, in CSS pixels. */
  press(x: number, y: number): Promise<void>;
  turnWheel(pixels: number): Promise<void>;
  type(text: string): Promise<void>;
  /** Presses a key, while Control is held or not. */
  pressKey(key: Key, held?: 'Control'): Promise<void>;
  /** Takes a screenshot of the window, as PNG. */
  picture(): Promise<Uint8Array>;
  /** Returns the accessibility tree of the page, as the engine reports it to a screen reader. */
  accessible(): Promise<Accessible>;
  /** Makes the device report this position from now on. */
  standAt(place: { latitude: number; longitude: number }): Promise<void>;
  /** Closes the page and deletes all that it stored. */
  close(): Promise<void>;
}

export type Key = 'ArrowDown' | 'ArrowRight' | 'Enter' | 'Escape' | 'Tab' | 'v';

/** An engine that has been started. */
export interface Engine {
  /** Opens a page with its own storage. `onError` receives the errors that its scripts throw. */
  newPage(size: Size, onError: (message: string) => void): Promise<EnginePage>;
  close(): Promise<void>;
}
