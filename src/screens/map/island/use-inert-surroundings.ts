import { type RefObject, useEffect } from 'react';

/** While active, everything but the element is inert: for Tab, screen readers and the mouse. */
export function useInertSurroundings(element: RefObject<HTMLElement | null>, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const made = [...surroundingsOf(element.current)].filter(({ inert }) => !inert);
    for (const other of made) other.inert = true;
    return () => {
      for (const other of made) other.inert = false;
    };
  }, [element, isOn]);
}

/** The siblings of the element and of its ancestors. */
function* surroundingsOf(element: HTMLElement | null): Generator<HTMLElement> {
  for (let inner = element; inner?.parentElement; inner = inner.parentElement) {
    for (const sibling of inner.parentElement.children) {
      if (sibling !== inner && sibling instanceof HTMLElement) yield sibling;
    }
  }
}
