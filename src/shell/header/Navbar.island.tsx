// An island because dropdowns close on Escape and outside presses, and because only the browser knows who is signed
// in. Links and panels arrive as HTML and work without it.
import { useRef, type ReactNode, useEffect, type RefObject } from 'react';
import { useMenu } from './navbar/use-menu.ts';
import { UserMenu } from './navbar/UserMenu.tsx';
import type { UserMenuWords } from './navbar/words.ts';
import { DROPDOWN } from './header-markup.ts';

interface Props {
  label: string;
  links: { auth: string; events: string };
  words: UserMenuWords;
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
 * Dropdowns are `details`, so that they open without script. This closes them on a press or focus elsewhere, which also
 * keeps at most one open, and on Escape, which gives the focus back to what opened it.
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
