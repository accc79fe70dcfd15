import { useEffect, type RefObject } from 'react';
import { $expandedItem, expandItem, foldItem, foldAllItems } from '../../../stores/menu.ts';
import { ITEM, MENU, MOBILE } from '../header-markup.ts';

const NARROW = '(width <= 760px)';
const mobileAgent = /Mobi|Android|iPhone|iPad|iPod/i;

/**
 * Follows the menu panel, which is `details` within `details`. On mobile (narrow, or a mobile user agent) one
 * top-level item is unfolded at a time and all fold when the panel is toggled; elsewhere sub-items are always shown.
 */
export function useMenu(container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const panel = container.current?.querySelector<HTMLDetailsElement>(`[${MENU}]`);
    if (!panel) return undefined;
    const items = [...panel.querySelectorAll<HTMLDetailsElement>(`[${ITEM}]`)];
    const narrow = window.matchMedia(NARROW);
    const hasMobileAgent = mobileAgent.test(navigator.userAgent);
    const isMobile = (): boolean => hasMobileAgent || narrow.matches;

    const show = (): void => {
      panel.toggleAttribute(MOBILE, isMobile());
      const expanded = $expandedItem.get();
      items.forEach((item, index) => (item.open = !isMobile() || index === expanded));
    };
    const onToggle = ({ target }: Event): void => {
      const index = items.findIndex((item) => item === target);
      if (target === panel) foldAllItems();
      else if (index === -1 || !isMobile()) return;
      else if (items[index]?.open) expandItem(index);
      else foldItem(index);
    };

    // The visitor may have unfolded items before this ran: the last one stays, which has the focus.
    const open = items.filter((item) => item.open);
    const unfolded = open.find((item) => item.contains(document.activeElement)) ?? open[0];
    if (isMobile() && unfolded) expandItem(items.indexOf(unfolded));
    show();
    const stopListening = $expandedItem.listen(show);
    narrow.addEventListener('change', show);
    // `toggle` does not bubble.
    panel.addEventListener('toggle', onToggle, true);
    return () => {
      stopListening();
      narrow.removeEventListener('change', show);
      panel.removeEventListener('toggle', onToggle, true);
    };
  }, [container]);
}
