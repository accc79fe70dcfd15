// An island because dropdowns close on Escape and outside presses, and because only the browser knows who is signed
// in. Links and panels arrive as HTML and work without it.
import { useRef, type ReactNode, useEffect, type RefObject } from 'react';
import { UserMenu, type UserMenuProps } from './UserMenu.tsx';
import { DROPDOWN, ITEM, MENU, MOBILE } from './header-markup.ts';

const NARROW = '(width <= 760px)';
const mobileAgent = /Mobi|Android|iPhone|iPad|iPod/i;

interface Props extends UserMenuProps {
  label: string;
  /** Slots, as rendered HTML. */
  tools?: ReactNode;
  menu?: ReactNode;
}

export function Navbar({ label, links, words, tools, menu }: Props) {
  const bar = useRef<HTMLElement>(null);
  useDropdowns(bar);
  useMenu(bar);
  return (
    <nav ref={bar} className="flex items-center" aria-label={label}>
      <UserMenu links={links} words={words} />
      {tools}
      {menu}
    </nav>
  );
}

/**
 * Closes dropdowns on a press or focus elsewhere, which also keeps at most one open, and on Escape, which returns the
 * focus to the summary. Dropdowns are `details`, so that they open without script.
 */
function useDropdowns(container: RefObject<HTMLElement | null>): void {
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
    // The focus may have moved on before hydration.
    if (document.activeElement !== document.body) closeOthers({ target: document.activeElement });
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('pointerdown', closeOthers, { signal });
    document.addEventListener('focusin', closeOthers, { signal });
    document.addEventListener('keydown', onKey, { signal });
    return () => listening.abort();
  }, [container]);
}

/**
 * Manages the menu panel, which is `details` within `details`. On mobile (narrow, or a mobile user agent) one top-level
 * item is unfolded at a time and all fold when the panel is toggled. Otherwise sub-items are always shown.
 */
function useMenu(container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const panel = container.current?.querySelector<HTMLDetailsElement>(`[${MENU}]`);
    if (!panel) return undefined;
    const items = [...panel.querySelectorAll<HTMLDetailsElement>(`[${ITEM}]`)];
    const narrow = window.matchMedia(NARROW);
    const hasMobileAgent = mobileAgent.test(navigator.userAgent);
    const isMobile = (): boolean => hasMobileAgent || narrow.matches;

    // The visitor may have unfolded several items before this ran: only the last one, which has the focus, stays open.
    const open = items.filter((item) => item.open);
    let unfolded = open.find((item) => item.contains(document.activeElement)) ?? open[0];
    const show = (): void => {
      panel.toggleAttribute(MOBILE, isMobile());
      for (const item of items) item.open = !isMobile() || item === unfolded;
    };
    const onToggle = ({ target }: Event): void => {
      const item = items.find((one) => one === target);
      if (target === panel) unfolded = undefined;
      else if (!item || !isMobile()) return;
      else if (item.open) unfolded = item;
      else if (item === unfolded) unfolded = undefined;
      show();
    };

    show();
    const listening = new AbortController();
    const { signal } = listening;
    narrow.addEventListener('change', show, { signal });
    // `toggle` does not bubble.
    panel.addEventListener('toggle', onToggle, { capture: true, signal });
    return () => listening.abort();
  }, [container]);
}
