declare global {
  interface Window {
    /** Buttons pressed before the scripts of the page were there (`recordEarlyPresses`). */
    earlyPresses?: Set<Element | null>;
  }
}

/** Notes which buttons are pressed from now on. Inline in the pages that need it: it may refer to nothing outside. */
export function recordEarlyPresses(): void {
  window.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element) (window.earlyPresses ??= new Set()).add(target.closest('button'));
    },
    true,
  );
}

/** Whether a button was pressed before its code was there; asked once, when it is. */
export const takeEarlyPress = (button: Element): boolean => window.earlyPresses?.delete(button) ?? false;
