import { describe, expect, it } from 'vitest';
import { HOUR, pulled } from './harness.ts';

describe('a minor list or a page that suddenly loses its content', () => {
  const partners = { '/partenaires/': [{ id: 5, nom_fr: 'Radio' }] };

  it.each([
    ['[]', []],
    ['404', undefined],
  ])('(%s) keeps its earlier records for a day, which is reported', async (_name, answer) => {
    const { next, snapshot, options } = await pulled(partners);
    await next({ '/partenaires/': answer });
    expect(snapshot().festival.partners).toMatchObject([{ id: 5 }]);
    expect(snapshot().quarantine.map(({ reason }) => reason)).toContain(
      'has been empty since 2024-10-12T18:00:00.000Z, and held 1 before: the earlier records are shown for a day; ' +
        'if it is right, pull again with --accept-changes',
    );
    options.clock.now += 22 * HOUR;
    expect((await next({})).outcome).toBe('unchanged');
    await next({});
    expect(snapshot().festival.partners).toEqual([]);
  });

  it('keeps its earlier records until it is repaired if nothing in it can be used', async () => {
    const sections = [{ id: 1, content_fr: '<p>Éditeur.</p>' }];
    const notice = { id: 19, intitule_fr: 'Mentions', sections };
    const { next, snapshot, options } = await pulled({
      '/sociaux/': [{ id: 1, lien: 'https://social.example/dhaw', icone: 'instagram' }],
      '/faqs/': [
        { id: 1, type: { id: 1, intitule: 'Venir' }, question_fr: 'Où ?', answer_fr: '<p>Ici.</p>' },
      ],
      '/pages/19/': notice,
    });
    const { socials, faqs, pages } = snapshot().festival;
    await next({
      '/sociaux/': [1],
      '/faqs/': [{ id: 1 }],
      '/pages/7/': { detail: 'Busy.' },
      '/pages/19/': { ...notice, sections: [] },
    });
    options.clock.now += 48 * HOUR;
    await next({});
    expect(snapshot().festival).toMatchObject({ socials, faqs, pages });
    expect(snapshot().quarantine.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/api/sociaux/', '/api/faqs/', '/api/pages/7', '/api/pages/19']),
    );
    await next({ '/pages/19/': { ...notice, sections: [{ id: 1, content_fr: '<p>Autre.</p>' }] } });
    expect(snapshot().festival.pages.at(-1)?.sections[0]?.content).toEqual({ fr: '<p>Autre.</p>' });
  });

  it('keeps a page of the menu and the entry that links to it, unless the change is accepted', async () => {
    const { next, snapshot } = await pulled({});
    await next({ '/pages/7/': undefined });
    expect(snapshot().festival.subMenu[0]?.pageId).toBe(7);
    await next({}, { acceptChanges: true });
    expect(snapshot().festival.subMenu[0]?.pageId).toBeNull();
  });
});
