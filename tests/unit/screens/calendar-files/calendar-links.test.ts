import { describe, expect, test } from 'vitest';
import {
  eventCalendarLinks,
  followingCalendarLinks,
  programmeCalendarLinks,
  waysToFollow,
} from '../../../../src/screens/event/facts/calendar-links.ts';
import type { FestivalEvent } from '../../../../src/domain/model/core.ts';
import { edition, event, moment, timeOf } from '../../domain/builders.ts';

const exhibition = event(1, 'Contre-jour', { time: timeOf('2024-10-09T18:00', '2024-11-09T19:00') });
const night = event(2, 'Une nuit', { time: timeOf('2024-10-12T22:00', '2024-10-13T03:00') });
const undated = event(3, 'Un jour');

describe('the calendar links', () => {
  test('are shown until the event is over', () => {
    expect(eventCalendarLinks(night, 'en', moment('2024-10-13T02:59'))).toMatchObject({
      href: '/en/calendar/2.ics',
      until: '2024-10-13T02:00:00.000Z',
    });
    expect(eventCalendarLinks(night, 'en', moment('2024-10-13T03:00'))).toBeNull();
    expect(eventCalendarLinks(undated, 'en', moment('2024-10-01'))).toBeNull();
  });

  test('offer a file, and a subscription as long as the programme may change', () => {
    const linksOf = (isOver: boolean) => programmeCalendarLinks(edition(1, 2024), [night], isOver, 'fr');
    expect(linksOf(false)).toMatchObject({ href: '/fr/program/2024.ics' });
    expect(linksOf(false)?.subscribeHref).toMatch(/^webcal:\/\/[^/]+\/fr\/program\/2024\.ics$/);
    expect(linksOf(true)).toMatchObject({ href: '/fr/program/2024.ics', subscribeHref: null });
  });

  test('offer the address to copy, a subscription with or without reminders, Google and Outlook', () => {
    const { address, webcal, withReminders, google, outlook } = waysToFollow('/fr/program/2024.ics');
    expect(address).toMatch(/^https?:\/\/[^/]+\/fr\/program\/2024\.ics$/);
    expect(webcal).toBe(address.replace(/^https?/, 'webcal'));
    expect(withReminders).toBe(webcal.replace('2024', '2024-reminders'));
    expect(new URL(google).searchParams.get('cid')).toBe(webcal);
    expect(new URL(outlook).searchParams.get('url')).toBe(address);
  });

  test('offer a subscription to a place or a person until their last event is over', () => {
    const linksAt = (now: string, ...events: FestivalEvent[]) =>
      followingCalendarLinks('/en/venue/7.ics', [...events, undated], moment(now));
    const links = linksAt('2024-10-20', night, exhibition);
    expect(links).toMatchObject({ href: '/en/venue/7.ics', until: '2024-11-09T18:00:00.000Z' });
    expect(links?.subscribeHref).toMatch(/^webcal:\/\/[^/]+\/en\/venue\/7\.ics$/);
    expect(linksAt('2024-11-10', night, exhibition)).toBeNull();
    expect(linksAt('2024-10-20')).toBeNull();
  });
});
