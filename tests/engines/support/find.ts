import type { EnginePage } from './engine.ts';

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
    'input:is(:not([type]), [type="text"], [type="search"], [type="email"], [type="password"], [type="tel"], [type="url"]), textarea',
} as const;

/** Roles by which a visitor finds things. */
export type Role = keyof typeof byRole;
/** A whole name, or a part of it. */
export type Name = string | RegExp;

/** Something that is seen. */
export interface Found {
  /** Point of the window at which it can be pressed; null while it moves, is disabled, or lies under something. */
  point: { x: number; y: number } | null;
  /** Where a link leads. */
  address: string;
}

/**
 * The first thing of a role and name that is to be seen, before any dialog that covers it, scrolled to. Its name is what
 * it is labelled with, else its text: what drives the engines knows accessible names in one of them, and slowly.
 */
export async function findVisible(page: EnginePage, role: Role, name: Name): Promise<Found | null> {
  const [source, flags] =
    typeof name === 'string' ? [`^${escaped(name.replaceAll(/\s+/g, ' '))}$`, ''] : [name.source, name.flags];
  return page.evaluate(
    async (selector, pattern, options): Promise<Found | null> => {
      const expression = new RegExp(pattern, options);
      const textOf = (element: Element | null): string =>
        element instanceof HTMLElement ? element.innerText : '';
      const labelsOf = (element: Element): HTMLElement[] =>
        element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
          ? [...(element.labels ?? [])]
          : [];
      const nameOf = (element: Element): string => {
        const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
        const labelled = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
        const given = [
          element.getAttribute('aria-label'),
          labelled,
          labelsOf(element).map(textOf).join(' '),
          textOf(element),
          element.textContent,
          (element.querySelector('img') ?? element).getAttribute('alt'),
        ];
        return (given.find((text) => text?.trim()) ?? '').replaceAll(/\s+/g, ' ').trim();
      };
      const isSeen = (element: Element): boolean => {
        const { width, height } = element.getBoundingClientRect();
        return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
      };
      const area = document.querySelector(':modal') ?? document;
      const candidates = [...area.querySelectorAll(selector)];
      const found = candidates.find((element) => isSeen(element) && expression.test(nameOf(element)));
      if (!found) return null;
      // A link may stand on two lines: between them it is not to be pressed.
      const pointOf = (): { x: number; y: number } | null => {
        const [first] = found.getClientRects();
        if (!first || found.matches(':disabled')) return null;
        const point = { x: first.left + first.width / 2, y: first.top + first.height / 2 };
        const top = document.elementFromPoint(point.x, point.y);
        const isHit =
          found.contains(top) || labelsOf(found).some((label) => label === top || label.contains(top));
        return isHit ? point : null;
      };
      if (!pointOf()) found.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      // What is still moving would not be hit.
      const before = pointOf();
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      const after = pointOf();
      const point = after && before?.x === after.x && before.y === after.y ? after : null;
      return { point, address: found instanceof HTMLAnchorElement ? found.href : '' };
    },
    byRole[role],
    source,
    flags,
  );
}

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
