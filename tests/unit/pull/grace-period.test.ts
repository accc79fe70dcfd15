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

  const minor = {
    '/sociaux/': [{ id: 1, lien: 'https://social.example/dhaw', icone: 'instagram' }],
    '/liens/': [{ id: 1, url: 'https://presse.example/a', intitule_fr: 'Un article' }],
    '/faqs/': [{ id: 1, type: { id: 1, intitule: 'Venir' }, question_fr: 'Où ?', answer_fr: '<p>Ici.</p>' }],
  };

  it.each([
    ['bare ids', [{ id: 1 }]],
    ['numbers', [1]],
  ])('keeps its earlier records until it is repaired if it holds only %s', async (_name, damaged) => {
    const { next, snapshot, options } = await pulled(minor);
    const { socials, mediaLinks, faqs } = snapshot().festival;
    await next({ '/sociaux/': damaged, '/liens/': damaged, '/faqs/': damaged });
    options.clock.now += 48 * HOUR;
    await next({});
    expect(snapshot().festival).toMatchObject({ socials, mediaLinks, faqs });
    expect(
      snapshot()
        .quarantine.map(({ path, reason }) => `${path} ${reason}`)
        .join(),
    ).toMatch(/\/api\/faqs\/.*(?:holds? 1 records|has held 1 records), none/);
    await next({}, { acceptChanges: true });
    await next(minor);
    expect(snapshot().festival).toMatchObject({ socials, mediaLinks, faqs });
  });

  it('keeps its earlier records for a day if most are gone, but not if a few are', async () => {
    const partner = (id: number) => ({ id, nom_fr: `Maison ${id}` });
    const { next, snapshot, options } = await pulled({ '/partenaires/': [1, 2, 3, 4, 5, 6].map(partner) });
    await next({ '/partenaires/': [1, 2, 3, 4, 5].map(partner) });
    expect(snapshot().festival.partners).toHaveLength(5);
    await next({ '/partenaires/': [partner(1), { id: 2 }, { id: 3 }, { id: 4 }, { id: 5 }] });
    expect(snapshot().festival.partners.map(({ name }) => name.fr)).toContain('Maison 4');
    options.clock.now += 24 * HOUR;
    await next({ '/partenaires/': [partner(1)] });
    expect(snapshot().festival.partners).toHaveLength(1);
  });

  it.each([
    ['200 with an error in it', { detail: 'Busy.' }],
    ['another page', { id: 7, intitule_fr: 'Venir' }],
    ['its number alone', { id: 19 }],
    ['404', undefined],
    ['nothing to read', { id: 19, intitule_fr: 'Mentions', sections: [] }],
  ])('keeps the legal notice until it is repaired, even if its page answers %s', async (_name, answer) => {
    const notice = {
      id: 19,
      intitule_fr: 'Mentions',
      sections: [{ id: 1, content_fr: '<p>Éditeur.</p>' }],
    };
    const { next, snapshot, options } = await pulled({ '/pages/19': notice });
    const legal = () => snapshot().festival.pages.find(({ id }) => id === 19)?.sections[0]?.content;
    await next({ '/pages/19': answer });
    options.clock.now += 48 * HOUR;
    await next({});
    expect(legal()).toEqual({ fr: '<p>Éditeur.</p>' });
    expect(snapshot().quarantine.map(({ path }) => path)).toContain('/api/pages/19');
    await next({ '/pages/19': { ...notice, sections: [{ id: 1, content_fr: '<p>Autre.</p>' }] } });
    expect(legal()).toEqual({ fr: '<p>Autre.</p>' });
  });

  it('loses its earlier records at once if the change is accepted', async () => {
    const { next, snapshot } = await pulled(partners);
    await next({ '/partenaires/': [] }, { acceptChanges: true });
    expect(snapshot().festival.partners).toEqual([]);
  });

  it('starts its day again if it had content in between', async () => {
    const { next, snapshot, options } = await pulled(partners);
    await next({ '/partenaires/': [] });
    options.clock.now += 20 * HOUR;
    await next({ '/partenaires/': [{ id: 5, nom_fr: 'Radio' }] });
    options.clock.now += 20 * HOUR;
    await next({ '/partenaires/': [] });
    expect(snapshot().festival.partners).toHaveLength(1);
  });

  it('keeps a page of the menu and the entry that links to it', async () => {
    const { next, snapshot, options } = await pulled({});
    await next({ '/pages/7': undefined });
    expect(snapshot().festival.subMenu[0]?.pageId).toBe(7);
    options.clock.now += 24 * HOUR;
    await next({});
    expect(snapshot().festival.subMenu[0]?.pageId).toBeNull();
  });

  it('has no earlier records if the back end never had it', async () => {
    const { next, snapshot } = await pulled({ '/roles/': undefined });
    expect((await next({})).outcome).toBe('unchanged');
    expect(snapshot().quarantine.map(({ path }) => path)).toEqual(['/api/roles/']);
  });
});
