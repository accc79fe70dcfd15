import type { Day } from '../model/core.ts';
import type { Edition, MediaLink, PressContact } from '../model/festival.ts';

type WithPress = Pick<Edition, 'year' | 'press'>;

/**
 * The rule **Press contact**: who answers today. For a past edition it is the contact of the current one, or its own if
 * the current one has none. Null if no contact is known: the contact form is then used.
 */
export function pressContact(edition: WithPress, current: WithPress): PressContact | null {
  return edition.year < current.year
    ? (current.press.contact ?? edition.press.contact)
    : (edition.press.contact ?? current.press.contact);
}

export type DatedMediaLink = MediaLink & { date: Day };

const isDated = (link: MediaLink): link is DatedMediaLink => link.date !== null;

/** Media coverage with a date, the latest first. */
export function datedCoverage(links: readonly MediaLink[]): DatedMediaLink[] {
  return links.filter(isDated).sort((a, b) => (a.date === b.date ? b.id - a.id : a.date < b.date ? 1 : -1));
}

/** The media coverage of a year, the latest first (**Pages of an edition**). */
export function coverageOfYear(links: readonly MediaLink[], year: number): DatedMediaLink[] {
  return datedCoverage(links).filter(({ date }) => date.startsWith(`${year}-`));
}
