import { type KeyboardEvent, useRef, type ReactNode } from 'react';
import { arrowKey } from '../../../components/browser/arrow-key.ts';
import { type AuthTab, authTabs, panelId, tabId } from './auth-markup.ts';
import type { AuthWords } from './auth-words.ts';

interface Props {
  chosen: AuthTab;
  words: AuthWords;
  onChoose: (tab: AuthTab) => void;
}

/** The names of both forms, as tabs: arrows, Home and End move along them (ARIA's tabs pattern). */
export function AuthTabs({ chosen, words, onChoose }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    const index = indexAfter(arrowKey(key), authTabs.indexOf(chosen), authTabs.length);
    const tab = index === null ? undefined : authTabs[index];
    if (tab === undefined) return;
    onChoose(tab);
    list.current?.querySelector<HTMLElement>(`#${tabId(tab)}`)?.focus();
  };
  return (
    <div
      ref={list}
      className="display tabs flex flex-wrap text-4xl lg:flex-col lg:items-start"
      role="tablist"
      aria-label={words['auth.tabs']}
      onKeyDown={onKeyDown}
    >
      {authTabs.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={tabId(tab)}
          aria-controls={panelId(tab)}
          aria-selected={tab === chosen}
          tabIndex={tab === chosen ? undefined : -1}
          suppressHydrationWarning
          onClick={() => onChoose(tab)}
        >
          {words[`auth.${tab}`]}
        </button>
      ))}
    </div>
  );
}

function indexAfter(key: string, index: number, count: number): number | null {
  if (key === 'ArrowRight' || key === 'ArrowDown') return (index + 1) % count;
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

/** One of the forms. Text typed into the hidden one is kept. */
export function AuthPanel({ tab, chosen, children }: { tab: AuthTab; chosen: AuthTab; children: ReactNode }) {
  return (
    <div
      role="tabpanel"
      id={panelId(tab)}
      aria-labelledby={tabId(tab)}
      hidden={tab !== chosen}
      suppressHydrationWarning
    >
      {children}
    </div>
  );
}
