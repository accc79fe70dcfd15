import { type RefObject, useEffect, useState } from 'react';
import { useInertSurroundings } from './use-inert-surroundings.ts';

/**
 * Shows the map above everything else, with the rest of the page inert; Escape leaves, unless something within handles it.
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
    return () => {
      window.removeEventListener('keydown', leave);
    };
  }, [isFullscreen]);
  const toggle = (): void => {
    setFullscreen((was) => !was);
  };
  return [isFullscreen, toggle];
}
