import { useEffect, type RefObject } from 'react';
import { DROPDOWN } from '../header-markup.ts';

/**
 * Dropdowns are `details`, so that they open without script. This closes them on a press or focus elsewhere, which also
 * keeps at most one open, and on Escape, which gives the focus back to what opened it.
 */
export function useDropdowns(container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const openOnes = (): HTMLDetailsElement[] => [
      ...(container.current?.querySelectorAll<HTMLDetailsElement>(`[${DROPDOWN}][open]`) ?? []),
    ];
    const closeOthers = ({ target }: { target: EventTarget | null }): void => {
      for (const dropdown of openOnes()) {
        if (!(target instanceof Node && dropdown.contains(target))) dropdown.open = false;
      }
    };
    const onKey = ({ key }: KeyboardEvent): void => {
      const last = key === 'Escape' ? openOnes().at(-1) : undefined;
      if (!last) return;
      last.open = false;
      last.querySelector('summary')?.focus();
    };
    // The focus may have moved on while this woke.
    if (document.activeElement !== document.body) closeOthers({ target: document.activeElement });
    document.addEventListener('pointerdown', closeOthers);
    document.addEventListener('focusin', closeOthers);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', closeOthers);
      document.removeEventListener('focusin', closeOthers);
      document.removeEventListener('keydown', onKey);
    };
  }, [container]);
}
