import type { EnginePage } from './engine.ts';

/** Selectors of elements with an implicit or explicit role. */
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
/** A whole name, or a pattern for a part of it. */
export type Name = string | RegExp;

/** A visible element. */
export interface Found {
  /** Point of the window at which it can be pressed; null while it moves, is disabled or is covered. */
  point: { x: number; y: number } | null;
  /** Address of a link, otherwise empty. */
  address: string;
}

/**
 * Finds the first visible element of a role and name, in the open modal dialog if there is one, and scrolls to it. Its
 * name is its label, otherwise its text: the drivers can find accessible names in only one of the engines, and slowly.
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
      // A link may span two lines, and cannot be pressed between them: its first line is used.
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
      // A press would miss an element that is still moving.
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
