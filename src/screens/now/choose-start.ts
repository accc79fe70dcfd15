import { reportLoadFailure } from '../../components/browser/load-failure.ts';
import { NEAR } from './now-markup.ts';
import type { OnStart, walkStart } from './walk-start.ts';

/** Lets the visitor choose where walks start. The code that computes them is loaded on request. */
export function chooseStart(root: HTMLElement, onStart: OnStart): void {
  const start = (choose: keyof ReturnType<typeof walkStart>): void =>
    void import('./walk-start.ts')
      .then((module) => module.walkStart(root, onStart)[choose]())
      .catch(reportLoadFailure);
  if (location.search) start('fromAddress');
  root.querySelector('select')?.addEventListener('change', () => start('fromVenue'));
  root.querySelector(`[${NEAR}]`)?.addEventListener('click', () => start('fromHere'));
}
