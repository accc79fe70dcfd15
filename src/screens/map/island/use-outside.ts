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
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', escape);
    };
  }, [element, isOpen]);
}
