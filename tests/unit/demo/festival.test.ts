import { describe, expect, test } from 'vitest';
import { DEMO_FOLDER } from '../../../scripts/festival/demo.ts';
import { readFestival } from '../../../scripts/festival/read-festival.ts';
import { activities, festival, ids } from './festival-parts.ts';

const { editions, events, persons } = festival;
const byId = new Map(events.map((event) => [event.id, event]));

describe('a festival that holds together', () => {
  const { timeZone: _, ...records } = festival;
  const lists = {
    ...records,
    activities,
    participants: activities.flatMap((activity) => activity.intervenants),
    photos: events.flatMap((event) => event.photos),
    videos: [...events, ...persons].flatMap((owner) => owner.videos),
    sections: festival.pages.flatMap((page) => page.sections),
  };

  test.each(Object.entries(lists))('no two %s share an id', (_name, rows) => {
    expect(new Set(ids(rows)).size).toBe(rows.length);
  });

  const references: [string, readonly (number | null)[], readonly { id: number }[]][] = [
    ['place', events.map((event) => event.lieu), festival.places],
    ['event type', events.map((event) => event.type), festival.eventTypes],
    ['edition', events.map((event) => event.edition), editions],
    ['parent', events.map((event) => event.parent), events],
    ['activity type', activities.map((activity) => activity.type), festival.activityTypes],
    ['role', lists.participants.map((participant) => participant.role), festival.roles],
    ['person', lists.participants.map((participant) => participant.personne), persons],
    ['partner', editions.flatMap((edition) => edition.partenaires), festival.partners],
    ['partner type', festival.partners.map((partner) => partner.type), festival.partnerTypes],
    ['menu', festival.subMenus.map((entry) => entry.menu), festival.menus],
    ['page', festival.subMenus.map((entry) => entry.page), festival.pages],
    ['question type', festival.faqs.map((faq) => faq.type), festival.faqTypes],
  ];

  test.each(references)('every %s referred to exists', (_name, used, rows) => {
    const known = new Set(ids(rows));
    expect(used.filter((id) => id !== null && !known.has(id))).toEqual([]);
  });

  test('a child belongs to the edition of its parent', () => {
    const strays = events.filter(
      (event) => event.parent !== null && byId.get(event.parent)?.edition !== event.edition,
    );
    expect(ids(strays)).toEqual([]);
  });

  test('everybody named in the demo takes part in something', () => {
    const busy = new Set(lists.participants.map((participant) => participant.personne));
    expect(persons.filter((person) => !busy.has(person.id)).map((person) => person.nom)).toEqual([]);
  });

  test('nobody appears twice under one name', () => {
    const names = persons.map((person) => `${person.prenom ?? ''} ${person.nom ?? ''}`);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('menus, pages and documents', () => {
  test('the menus of the footer have something to show, and one menu and one entry are hidden', () => {
    for (const menu of [2, 3, 5, 6]) {
      expect(festival.subMenus.filter((entry) => entry.menu === menu && entry.show).length).toBeGreaterThan(
        0,
      );
    }
    expect(festival.menus.filter(({ show }) => !show)).toHaveLength(1);
    expect(festival.subMenus.filter(({ show }) => !show)).toHaveLength(1);
  });

  test('every page but the legal notice of the footer can be reached from an entry, and that one too', () => {
    const linked = new Set(festival.subMenus.map(({ page }) => page));
    expect(ids(festival.pages).filter((id) => !linked.has(id))).toEqual([]);
    expect(linked.has(19)).toBe(true);
  });

  test.each([
    ['AboutUs'],
    ['Accueil'],
    ['Artists'],
    ['Auth'],
    ['Editions'],
    ['Faqs'],
    ['Home'],
    ['Dhaw'],
    ['Dhaw2024Home'],
    ['JoinUs'],
    ['LastEdition'],
    ['Map'],
    ['Medias'],
    ['Partners'],
    ['PartnershipForm'],
    ['PressKit'],
    ['Program'],
    ['Resources'],
    ['TypeEvents'],
    ['UserEventSubscriptions'],
    ['highlightPartner'],
    ['search'],
    ['support'],
  ])('a page embeds the screen %s', (view) => {
    expect(
      festival.pages.filter(({ sections }) => sections.some((section) => section.view === view)),
    ).toHaveLength(1);
  });

  test('the programme has a document in each language', () => {
    expect(festival.pdfs.find(({ id }) => id === 215)?.download_url).toMatch(/-fr\.pdf$/);
    expect(festival.pdfs.find(({ id }) => id === 217)?.download_url).toMatch(/-en\.pdf$/);
  });
});

describe('media', () => {
  test('no picture is missing, damaged or too small, and no file of the folder is there for nothing', async () => {
    expect(await readFestival(DEMO_FOLDER).remarks()).toEqual([]);
  });

  test('video ids are of the provider’s form and of our own making', () => {
    const videoIds = [...events, ...persons].flatMap(({ videos }) =>
      videos.flatMap(({ youtube_id }) => youtube_id ?? []),
    );
    expect(videoIds.filter((id) => !/^dhaw[\w-]{7}$/.test(id))).toEqual([]);
    expect(new Set(videoIds).size).toBe(videoIds.length);
  });
});
