import { type RefObject, useEffect, useState } from 'react';

/**
 * Shows the map above all else, with the rest of the page inert; Escape leaves, unless an element within handles it.
 * The browser's own full screen is not used, since phones do not offer it for a part of a page.
 */
export function useFullscreen(element: RefObject<HTMLElement | null>): [boolean, () => void] {
  const [isFullscreen, setFullscreen] = useState(false);
  useInertSurroundings(element, isFullscreen);
  useEffect(() => {
    if (!isFullscreen) return;
    const leave = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented) setFullscreen(false);
    };
    // On the window, so that the list, the popup and the panel, which are within it, handle the key first.
    window.addEventListener('keydown', leave);
    return () => window.removeEventListener('keydown', leave);
  }, [isFullscreen]);
  const toggle = (): void => setFullscreen((was) => !was);
  return [isFullscreen, toggle];
}

/** Makes everything but the element inert while active: for Tab, screen readers and the mouse. */
function useInertSurroundings(element: RefObject<HTMLElement | null>, isOn: boolean): void {
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
