// An island because dropdowns close on Escape and outside presses, and because only the browser knows who is signed
// in. Links and panels arrive as HTML and work without it.
import { useRef, type ReactNode } from 'react';
import { useDropdowns } from './navbar/use-dropdowns.ts';
import { useMenu } from './navbar/use-menu.ts';
import { UserMenu } from './navbar/UserMenu.tsx';
import type { UserMenuWords } from './navbar/words.ts';

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
