import { takeEarlyPress } from '../../components/browser/early-press.ts';

/**
 * Makes a `tablist` of buttons answer: one panel at a time, arrows, Home and End move along it (ARIA's tabs pattern).
 * @returns how to choose a tab by its place.
 */
export function wireTabs(list: HTMLElement, onChoose: (index: number) => void): (index: number) => void {
  const tabs = [...list.querySelectorAll<HTMLElement>('[role="tab"]')];
  const choose = (chosen: number): void => {
    tabs.forEach((tab, index) => {
      const isChosen = index === chosen;
      tab.ariaSelected = String(isChosen);
      tab.tabIndex = isChosen ? 0 : -1;
      const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
      if (panel) panel.hidden = !isChosen;
    });
    onChoose(chosen);
  };
  tabs.forEach((tab, index) => {
    tab.addEventListener('click', () => choose(index));
    if (takeEarlyPress(tab)) choose(index);
    tab.addEventListener('keydown', ({ key }) => {
      const next = placeAfter(key, index, tabs.length);
      if (next === null) return;
      choose(next);
      tabs[next]?.focus();
    });
  });
  return choose;
}

function placeAfter(key: string, index: number, count: number): number | null {
  if (key === 'ArrowRight' || key === 'ArrowDown') return (index + 1) % count;
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
