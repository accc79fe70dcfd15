import { type KeyboardEvent, useState } from 'react';

export interface Options {
  isOpen: boolean;
  /** Index of the option the arrows have reached; null while the visitor types. */
  active: number | null;
  open: () => void;
  close: () => void;
  /** Closes the list on one of its options. */
  choose: (index: number) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * Opening, closing and keys of a combobox whose focus stays in its field: arrows go through the options and around,
 * Enter chooses the one reached, or the only one there is; Escape closes.
 */
export function useOptions(count: number, onChoose: (index: number) => void): Options {
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState<number | null>(null);
  const set = (next: boolean): void => {
    setOpen(next);
    setActive(null);
  };
  const move = (by: 1 | -1): void => {
    setOpen(true);
    if (count === 0) return;
    setActive(active === null ? (by === 1 ? 0 : count - 1) : (active + by + count) % count);
  };
  const choose = (index: number): void => {
    set(false);
    onChoose(index);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const meant = active ?? (count === 1 ? 0 : null);
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && isOpen && meant !== null) choose(meant);
    else if (event.key === 'Escape' && isOpen) set(false);
    else return;
    event.preventDefault();
  };
  return {
    isOpen,
    active,
    open: () => {
      set(true);
    },
    close: () => {
      set(false);
    },
    choose,
    onKeyDown,
  };
}
