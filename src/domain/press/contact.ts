import type { Edition, PressContact } from '../model/festival.ts';

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
