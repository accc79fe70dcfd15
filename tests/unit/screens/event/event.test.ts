import { beforeEach, describe, expect, it } from 'vitest';
import { eventTextView, roleGroups } from '../../../../src/screens/event/event-activity.ts';
import { childViews } from '../../../../src/screens/event/lists/event-child.ts';
import { factsView, timeLines } from '../../../../src/screens/event/facts/event-facts.ts';
import { photoViews } from '../../../../src/screens/gallery/photo.ts';
import type { EventStatus, Photo } from '../../../../src/domain/model/core.ts';
import { eventSummary } from '../../../../src/screens/event/lists/event-summaries.ts';
import {
  activity,
  event,
  moment,
  participant,
  photo,
  place,
  role,
  timeOf,
  type,
} from '../../domain/builders.ts';
import { replaceInModule } from '../../replace-in-module.ts';
import { festivalOf, person } from '../builders.ts';

const texts = (lines: { text: string }[]): string[] => lines.map(({ text }) => text);

describe('the time of an event', () => {
  const evening = timeOf('2024-10-12T18:30', '2024-10-12T20:00');
  const night = timeOf('2024-10-26T21:00', '2024-10-27T06:10');
  const weeks = timeOf('2024-10-09T18:00', '2024-11-09T18:00');

  it.each([
    ['in the 24-hour clock in French', evening, 'fr', 'samedi 12 octobre 2024 | 18 h 30 – 20 h'],
    ['in the 12-hour clock in English', evening, 'en', 'Saturday 12 October 2024 | 6.30–8pm'],
    ['with a note if it ends the next day', night, 'en', 'Saturday 26 October 2024 | 9pm–6.10am (next day)'],
    [
      'as first and last day',
      weeks,
      'en',
      'Wednesday 9 October 2024, 6pm | until Saturday 9 November 2024, 6pm',
    ],
    ['as a day alone if it has no hour', timeOf('2024-10-12'), 'fr', 'samedi 12 octobre 2024'],
  ] as const)('is shown %s', (_, time, lang, said) => {
    const lines = texts(timeLines(time, lang)).join(' | ');
    expect(lines.replaceAll('\u00a0', ' ').replaceAll('\u2060', '')).toBe(said);
  });

  it('has its day and its instant in machine-readable form', () => {
    const instant = { datetime: '2024-10-12T17:30:00.000Z' };
    expect(timeLines(evening, 'fr')).toMatchObject([{ datetime: '2024-10-12' }, instant]);
  });
});

describe('factsView', () => {
  const data = festivalOf({
    places: [place(7, { fr: 'Fort de La Goulette', en: 'La Goulette Fort' })],
    eventTypes: [type(1, 'Expositions', 1, { namesCurator: true })],
    roles: [role(3, { fr: 'Commissaire' }, 2, { isCurator: true })],
    persons: [person(12, 'Rim', 'Ouahada')],
  });
  const exhibition = event(1, 'Contre-jour', {
    typeId: 1,
    placeId: 7,
    time: timeOf('2024-10-09'),
    vernissage: moment('2024-10-09T18:00'),
    activities: [activity(1, { fr: 'Contre-jour' }, [participant(12, 3)])],
  });

  it('links to the venue sheet and to the curators of an exhibition, in the language of the page', () => {
    expect(factsView(exhibition, data, 'en')).toMatchObject({
      place: { name: { text: 'La Goulette Fort' }, href: '/en/venue/7/' },
      curators: [{ id: 12, name: 'Rim Ouahada', href: '/en/person/12/' }],
    });
  });

  it('has no openness and no calendar links for a cancelled or postponed event', () => {
    const evening = { ...exhibition, time: timeOf('2099-10-12T18:30', '2099-10-12T20:00') };
    const factsOf = (status: EventStatus | null) => factsView({ ...evening, status }, data, 'fr');
    for (const status of [null, 'full'] as const)
      expect(factsOf(status)).toMatchObject({ opens: expect.any(String) as string, calendarLinks: {} });
    for (const status of ['cancelled', 'postponed'] as const)
      expect(factsOf(status)).toMatchObject({ opens: null, calendarLinks: null });
  });
});

it('people without a name are left out of their role, and so is a role with nobody left', () => {
  const data = festivalOf({
    roles: [role(1, { fr: 'Artistes' }), role(2, { fr: 'Tirages' })],
    persons: [person(1, 'Sirine', 'Haouas'), person(2, null, null)],
  });
  const groups = roleGroups([participant(1, 1), participant(2, 1), participant(2, 2)], data, 'fr');
  expect(groups).toMatchObject([{ people: [{ name: 'Sirine Haouas' }] }]);
});

it('the events of an event are shown on three levels, each once, even if the data is circular', () => {
  const events = [
    event(1, 'Contre-jour', { childIds: [2, 4] }),
    event(2, 'Les samedis', { parentId: 1, childIds: [3, 1] }),
    event(3, 'Avec les mains', { parentId: 2, childIds: [2] }),
    event(4, 'Visite', { parentId: 1, childIds: [3] }),
  ] as const;
  const children = childViews(events[0], festivalOf({ events: [...events] }), 'fr');
  expect(children).toMatchObject([
    { id: 2, children: [{ id: 3 }] },
    { id: 4, children: [] },
  ]);
});

it('Arabic is offered next to the language of the page, but not twice if it is the only language', () => {
  const [fr, ar] = ['<p>Lumière</p>', '<p>ضوء</p>'];
  const shown = (intro: object) => eventTextView({ intro, description: {} }, 'fr');
  expect(shown({ fr, ar })).toMatchObject({ intro: { text: fr }, others: [{ lang: 'ar', html: ar }] });
  expect(shown({ ar })).toMatchObject({ intro: { lang: 'ar', isFallback: true }, others: [] });
});

const PUBLIC_DOMAIN = 'https://creativecommons.org/publicdomain/mark/1.0/';

describe('photoViews', () => {
  const file = { hash: 'a', extension: 'jpg' as const, bytes: 1, size: { width: 3, height: 2 } };
  const media = { 'https://api.example/1.jpg': file };

  it('names everyone to be credited, and leaves out a picture that could not be downloaded', () => {
    const credits = ['Sirine Haouas', 'Zied Hamrouni'];
    const views = photoViews([photo(1, { credits }), photo(2, { credits })], { media }, 'fr');
    expect(views).toMatchObject([{ credit: '© Sirine Haouas, Zied Hamrouni' }]);
  });

  it.each([
    ['without a ©, if it is in the public domain', ['Studio Chems'], PUBLIC_DOMAIN, 'Studio Chems'],
    ['with the © that its credit has', ['© Lina Mabrouk'], null, '© Lina Mabrouk'],
    ['with nobody, if nobody is known', [], null, null],
  ])('credits a photograph %s', (_, credits, licence, credit) => {
    expect(photoViews([photo(1, { credits, licence })], { media }, 'fr')[0]?.credit).toBe(credit);
  });

  it('takes the alternative text from the description or the title, if possible in the page’s language', () => {
    const title = { fr: 'Drap onze' };
    const described = photo(1, { title, description: { fr: 'Un drap sèche.', en: 'A sheet is drying.' } });
    const alternativeOf = (one: Photo) => photoViews([one], { media }, 'en')[0]?.alternative;
    expect(alternativeOf(described)).toMatchObject({ text: 'A sheet is drying.', lang: 'en' });
    expect(alternativeOf(photo(1, { title }))).toMatchObject({ text: 'Drap onze', lang: 'fr' });
  });
});

it.each([
  ['on one day', timeOf('2022-10-12T22:00', '2022-10-13T03:00'), 'mercredi 12\u00a0octobre 2022, 22\u00a0h'],
  ['on several', timeOf('2024-10-09', '2024-11-09'), '9\u00a0octobre\u00a0– 9\u00a0novembre 2024'],
])('an event %s shows its year in the visitor’s list', (_, time, when) => {
  expect(eventSummary(event(1, 'Nuit', { time }), festivalOf({}), 'fr').when).toBe(when);
});

it('the summary of an event that has changed says how often and when, as calendars do', () => {
  const data = festivalOf({});
  const recordDates = { edition: {}, person: {}, event: { 1: '2024-10-03T10:00:00.000Z' } };
  const manifest = { ...data.manifest, revisions: { 1: 2 }, recordDates };
  const of = (id: number) => eventSummary(event(id, 'Nuit'), { ...data, manifest }, 'fr');
  expect(of(1)).toMatchObject({ sequence: 2, modified: '2024-10-03T10:00:00.000Z' });
  expect(of(2)).not.toHaveProperty('sequence');
});

it('an event whose type sells no tickets has its ticket link among its facts, and no button', () => {
  const url = 'https://tickets.example/1';
  const data = festivalOf({ eventTypes: [type(2, 'Performances', 1, { isTicketed: true })] });
  const factsOf = (typeId: number) => factsView(event(1, 'Nuit', { typeId, ticketUrl: url }), data, 'fr');
  expect(factsOf(1)).toMatchObject({ booking: null, ticketLink: { url } });
  expect(factsOf(2)).toMatchObject({ booking: { kind: 'tickets', url }, ticketLink: null });
});

describe('on a site without a back end', () => {
  const time = timeOf('2099-10-15T10:00', '2099-10-17T17:00');
  const workshop = event(1, 'Encre & sel', { time, takesRegistration: true });

  beforeEach(() => replaceInModule('site/build-environment.ts', { siteHasBackEnd: false }));

  it('a workshop takes no registration, and is still attended on all its days', async () => {
    const summaries = await import('../../../../src/screens/event/lists/event-summaries.ts');
    const facts = { takesRegistration: false, isAttended: true };
    expect(summaries.eventSummary(workshop, festivalOf({}), 'fr')).toMatchObject(facts);
  });

  it.each([
    [
      'by a mail that names the event',
      'salut@sel.example',
      'mailto:salut@sel.example?subject=Encre%20%26%20sel',
    ],
    ['without saying how, if the festival has no address', null, null],
  ])('visitors register %s, until the event is over', async (_, contactEmail, mailto) => {
    replaceInModule('site/identity.ts', { contactEmail });
    const facts = await import('../../../../src/screens/event/facts/event-facts.ts');
    const registrationOf = (given: object) =>
      facts.factsView({ ...workshop, ...given }, festivalOf({}), 'fr').registration;
    expect(registrationOf({})).toEqual({ mailto, until: '2099-10-17T16:00:00.000Z' });
    for (const given of [{ takesRegistration: false }, { status: 'full' }, { isSelfGuided: true }])
      expect(registrationOf(given)).toBeNull();
  });
});

it('on a site with a back end, visitors register there and not by mail', () => {
  const facts = factsView(event(1, 'Atelier', { takesRegistration: true }), festivalOf({}), 'fr');
  expect(facts).toMatchObject({ booking: { kind: 'register' }, registration: null });
});
