declare global {
  interface Window {
    /** Buttons pressed before the scripts of the page were there (`noteEarlyPresses`). */
    pressed?: Set<Element | null>;
  }
}

/** Notes which buttons are pressed from now on. Inline in the pages that need it: it may refer to nothing outside. */
export function noteEarlyPresses(): void {
  window.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element) (window.pressed ??= new Set()).add(target.closest('button'));
    },
    true,
  );
}

/** Whether a button was pressed before its code was there; asked once, when it is. */
export const takeEarlyPress = (button: Element): boolean => window.pressed?.delete(button) ?? false;
