import { inlineScript } from '../../components/inline-script.ts';

/**
 * Hides the rows that the filters in the address exclude, and sections without any row left, while the page is being
 * parsed, so that the first paint is already filtered and nothing moves. The text of this function is inlined in the
 * page before the rows: it may refer to nothing outside itself. The rule is that of `domain/programme/filters.ts`, and
 * a test keeps the two in agreement. The attributes that it sets on the root are for the styles, until the island takes
 * over (`ProgrammeFilters.island.tsx`).
 */
function hideFilteredRows(): void {
  const params = new URLSearchParams(location.search);
  const type = /^(0|[1-9]\d{0,15})$/.exec(params.get('type') ?? '')?.[0];
  const day = /^[1-9]\d{3}-\d\d-\d\d$/.exec(params.get('day') ?? '')?.[0];
  if (!type && !day) return;
  const root = document.documentElement;
  if (type) root.dataset['filterType'] = type;
  if (day) root.dataset['filterDay'] = day;
  const hide = (node: Node): void => {
    // If the events of a type are fetched, they replace all rows of the page.
    if (!(node instanceof HTMLElement) || node.closest('[data-windows]')) return;
    const section = node.closest('section');
    // Hidden until one of its rows matches.
    if (section && node.matches('[data-entries="rows"]')) section.hidden = true;
    if (!node.matches('[data-entries="rows"] > li')) return;
    const days = node.dataset['days'] ?? section?.dataset['day'];
    const [first, last = first] = (days ?? '').split('/');
    const isOfType = !type || node.dataset['type'] === type;
    const runs = !day || (first && last && first <= day && day <= last);
    node.hidden = !isOfType || !runs;
    if (section && !node.hidden) section.hidden = false;
  };
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(hide);
  });
  observer.observe(root, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', () => observer.disconnect());
}

export const firstPaintScript = inlineScript(hideFilteredRows);
