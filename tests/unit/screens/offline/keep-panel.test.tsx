import { expect, test, vi } from 'vitest';
import { words } from '../../../../src/i18n/translate.ts';
import { keepKeys } from '../../../../src/screens/offline/keep/keep-words.ts';
import { KeepPanel } from '../../../../src/screens/offline/keep/KeepPanel.tsx';
import { changeState, type EditionState } from '../../../../src/stores/kept/edition-state.ts';
import { showLive } from '../../live-island.ts';
import { siteWithEdition } from '../../stores/kept/keeping.ts';

const en = words('en', ...keepKeys);
const year = 2022;
const pack = siteWithEdition().pack();
const kept = { fr: { pack, pictures: 'none' as const, hashes: new Map(), bytes: 0 } };

/** Each button, and the state of the edition in which it is offered. */
const buttons: [string, Partial<EditionState>][] = [
  [en['keep.choose'], { kept: null }],
  [en.retry, { kept: {}, problem: { kind: 'unreachable' } }],
  [en['keep.start'], { kept: {}, packs: { fr: pack } }],
  [en['keep.pause'], { kept: {}, packs: { fr: pack }, doing: 'downloading' }],
  [en['keep.resume'], { kept }],
  [en['keep.remove'], { kept }],
];

test.each(buttons)(
  'the button “%s”, which disappears when it is pressed, leaves the focus in the panel',
  async (text, state) => {
    const [name = ''] = text.split('{');
    vi.stubGlobal(
      'BroadcastChannel',
      class extends EventTarget {
        postMessage = vi.fn();
      },
    );
    changeState(year, { kept: null, packs: {}, problem: null, doing: null, ...state });
    const page = await showLive(<KeepPanel year={year} lang="fr" words={en} onOpen={() => undefined} />);
    const button = page.button(name);
    await page.press(name);
    await page.settle(() => changeState(year, { kept: {}, packs: {}, problem: null, doing: 'removing' }));
    expect(page.main.contains(button)).toBe(false);
    expect(page.focused()).toBe(page.main.firstElementChild);
  },
);
