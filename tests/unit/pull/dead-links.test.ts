import { expect, it } from 'vitest';
import { pull } from '../../../scripts/pull/pull.ts';
import { fakeBackEnd, numbered, pulled, titled } from './harness.ts';

const others = numbered(5).slice(1);

/** Returns an event of this title whose text links to these addresses. */
function linking(title: string, ...hrefs: string[]) {
  const intro_fr = `<p>${hrefs.map((href) => `<a href="${href}">x</a>`).join(' ')}</p>`;
  return titled(1, title, { activite: [{ id: 1, intitule: title, intro_fr }] });
}

const dead = [
  '/event/99',
  '/fr/event/Brume/',
  '/person/12?from=1',
  '/en/page/99#a',
  '/map/9',
  '/edition/1999',
  '/calender/',
  'https://site.example/fr/event/98',
];
const alive = [
  ...['/', '/fr/', '#a', '?day=1', '/calendar', '/event/2', '/fr/event/Titre_2', '/event/Brume?id=3', '/map'],
  ...['/person/1', '/page/19', '/venue/1/', '/program/2024/2024-10-12', '/program/1', '/fr/agenda.pdf'],
  ...['/1999', '/typeevent/1/1', 'https://other.example/event/99', 'mailto:a@other.example'],
];

it('a link in a text to a page or a record that the site does not have is reported, and stays', async () => {
  const { snapshot } = await pulled({ '/evenements/': [linking('Aube', ...dead, ...alive), ...others] });
  const { quarantine, festival } = snapshot();
  const path = '/api/evenements/ #1.activite[0].intro_fr';
  expect(quarantine).toHaveLength(dead.length);
  expect(quarantine).toEqual(
    expect.arrayContaining(
      dead.map((href) => ({
        path,
        id: 1,
        reason: `links to “${href}”, which is no page of the site: correct the link`,
      })),
    ),
  );
  expect(festival.events.find(({ id }) => id === 1)?.activities[0]?.intro.fr).toContain('href="/event/99"');
});

it('a link to a withdrawn record or a former title leads to a page, and the text of a withdrawn record is let be', async () => {
  const { next, snapshot } = await pulled({ '/evenements/': [linking('Aube', '/event/3'), ...others] });
  await next({ '/evenements/': [linking('Aurore', '/event/2', '/event/Aube'), ...others.slice(1)] });
  expect(snapshot().quarantine).toEqual([]);
  const gone = [linking('Aurore', '/event/99'), ...others.slice(1)];
  await next({ '/evenements/': gone });
  expect(snapshot().quarantine).toHaveLength(1);
  await next({ '/evenements/': gone.slice(1) }, { acceptChanges: true });
  expect(snapshot().quarantine).toEqual([]);
});

it('a strict pull does not fail because of such a link', async () => {
  const backEnd = fakeBackEnd();
  const { options } = await pulled({ '/evenements/': [linking('Aube', '/event/99'), ...others] }, backEnd);
  expect((await pull({ ...options, strict: true })).outcome).toBe('unchanged');
});
