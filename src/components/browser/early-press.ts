declare global {
  interface Window {
    /** Buttons pressed before the scripts of the page were loaded (`recordEarlyPresses`). */
    earlyPresses?: Set<Element | null>;
  }
}

/** Records which buttons are pressed. Inlined as source text, so it may refer to nothing outside itself. */
export function recordEarlyPresses(): void {
  window.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element) (window.earlyPresses ??= new Set()).add(target.closest('button'));
    },
    true,
  );
}

/** Whether a button was pressed before its code was loaded; true only for the first call. */
export const takeEarlyPress = (button: Element): boolean => window.earlyPresses?.delete(button) ?? false;
