import { type RefObject, useEffect } from 'react';

/** While on, only the element can be reached: by Tab, by screen reader, by mouse. */
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

/** All that stands beside the element and beside whatever holds it. */
function* surroundingsOf(element: HTMLElement | null): Generator<HTMLElement> {
  for (let inner = element; inner?.parentElement; inner = inner.parentElement) {
    for (const sibling of inner.parentElement.children) {
      if (sibling !== inner && sibling instanceof HTMLElement) yield sibling;
    }
  }
}
