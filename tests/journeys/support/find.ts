import type { ElementHandle, Page } from 'puppeteer-core';

/** Elements with an implicit or explicit role. */
const byRole = {
  button: 'button:not([role]), summary, [role="button"]',
  checkbox: 'input[type="checkbox"], [role="checkbox"]',
  heading: 'h1, h2, h3, h4',
  link: 'a[href]',
  option: 'option, [role="option"]',
  tab: '[role="tab"]',
  radio: 'input[type="radio"]',
  textbox:
    'input:not([type]), input[type="text"], input[type="search"], input[type="email"], input[type="password"], textarea',
} as const;

/** Roles by which a visitor finds things. */
export type Role = keyof typeof byRole;
/** A whole name, or a part of it. */
export type Name = string | RegExp;

/**
 * The first thing of a role and name that is to be seen, before any dialog that covers it. Its name is what it is labelled
 * with, else its text: the queries of the two browsers by accessible name know whole names only, and take a second.
 */
export async function findVisible(page: Page, role: Role, name: Name): Promise<ElementHandle | null> {
  const [source, flags] =
    typeof name === 'string' ? [`^${escaped(name.replaceAll(/\s+/g, ' '))}$`, ''] : [name.source, name.flags];
  const match = await page.evaluateHandle(
    (selector, pattern, options) => {
      const expression = new RegExp(pattern, options);
      const textOf = (element: Element | null): string =>
        element instanceof HTMLElement ? element.innerText : '';
      const nameOf = (element: Element): string => {
        const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
        const labels =
          element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
            ? [...(element.labels ?? [])].map(textOf).join(' ')
            : '';
        const labelled = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
        const given = [
          element.getAttribute('aria-label'),
          labelled,
          labels,
          textOf(element),
          element.textContent,
        ];
        return (given.find((text) => text?.trim()) ?? '').replaceAll(/\s+/g, ' ').trim();
      };
      const isSeen = (element: Element): boolean => {
        const { width, height } = element.getBoundingClientRect();
        return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
      };
      const area = document.querySelector(':modal') ?? document;
      const candidates = [...area.querySelectorAll(selector)];
      return candidates.find((element) => isSeen(element) && expression.test(nameOf(element))) ?? null;
    },
    byRole[role],
    source,
    flags,
  );
  return match.asElement() as ElementHandle | null;
}

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
