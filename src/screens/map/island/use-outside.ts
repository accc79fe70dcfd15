import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Calls `close` on a press outside the element, on focus leaving it, or on Escape, while it is open. */
export function useOutside(
  element: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: () => void,
  isSpared: (target: Element) => boolean = () => false,
): void {
  const shut = useEffectEvent(close);
  const spared = useEffectEvent(isSpared);
  useEffect(() => {
    if (!isOpen) return;
    const leave = ({ target }: Event): void => {
      if (!(target instanceof Element) || element.current?.contains(target) || spared(target)) return;
      shut();
    };
    const escape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      shut();
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('pointerdown', leave, { signal });
    document.addEventListener('focusin', leave, { signal });
    document.addEventListener('keydown', escape, { signal });
    return () => listening.abort();
  }, [element, isOpen]);
}
