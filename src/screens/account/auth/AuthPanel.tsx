import type { ReactNode } from 'react';
import { type AuthTab, panelId, tabId } from './auth-markup.ts';

interface Props {
  tab: AuthTab;
  chosen: AuthTab;
  children: ReactNode;
}

/** One of the forms. What is typed into the one that is not shown stays there. */
export function AuthPanel({ tab, chosen, children }: Props) {
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
