import { fillPlural } from '../../../i18n/fill.ts';
import type { Lang } from '../../../i18n/lang.ts';
import { pagePath } from '../../../i18n/paths.ts';
import { $plan } from '../../../stores/plan/plan.ts';
import type { SaveWords } from '../../../stores/plan/save-words.ts';

const numberElement = (): HTMLElement =>
  Object.assign(document.createElement('b'), { className: 'plan-number' });

/**
 * The way to the plan from the bar of every page, with the number of its events; there only once it has one. First in
 * the bar, so that it moves nothing.
 */
export function showPlanCount(lang: Lang, words: SaveWords): void {
  const tools = document.querySelector('header.bar nav')?.closest('header.bar > * > *');
  if (!tools) return;
  const link = document.createElement('a');
  link.className = 'plan-count';
  link.href = pagePath(lang, 'plan');
  if (location.pathname === link.pathname) link.setAttribute('aria-current', 'page');
  link.append(numberElement());
  const inMenu = document.querySelector(`header.bar nav a[href="${link.pathname}"]`);
  inMenu?.append(numberElement());
  const forms = { one: words['plan.count.one'], other: words['plan.count.other'] };
  $plan.subscribe(({ length }) => {
    for (const number of [link, inMenu].flatMap(
      (place) => place?.querySelector<HTMLElement>('.plan-number') ?? [],
    )) {
      number.textContent = String(length);
      number.hidden = length === 0;
    }
    link.setAttribute('aria-label', fillPlural(lang, forms, length));
    if (length === 0) link.remove();
    else if (!link.isConnected) tools.before(link);
  });
}
