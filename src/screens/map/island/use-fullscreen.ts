import { type RefObject, useEffect, useState } from 'react';
import { useInertSurroundings } from './use-inert-surroundings.ts';

/**
 * The map above all else, with the rest of the page out of reach; Escape leaves, once nothing within takes it for itself.
 * Not the browser's own full screen: phones do not give it to a part of a page.
 */
export function useFullscreen(element: RefObject<HTMLElement | null>): [boolean, () => void] {
  const [isFullscreen, setFullscreen] = useState(false);
  useInertSurroundings(element, isFullscreen);
  useEffect(() => {
    if (!isFullscreen) return;
    const leave = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented) setFullscreen(false);
    };
    // On the window: the list, the popup and the panel listen on what is within it, and come first.
    window.addEventListener('keydown', leave);
    return () => {
      window.removeEventListener('keydown', leave);
    };
  }, [isFullscreen]);
  const toggle = (): void => {
    setFullscreen((was) => !was);
  };
  return [isFullscreen, toggle];
}
