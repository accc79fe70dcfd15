import type { Edition, PressContact } from '../model/festival.ts';

type WithPress = Pick<Edition, 'year' | 'press'>;

/**
 * The rule **Press contact**: who answers today. For a past edition that is the contact of the current one; its own
 * answers where the current one has none. Null where nobody is known: then there is the contact form.
 */
export function pressContact(edition: WithPress, current: WithPress): PressContact | null {
  return edition.year < current.year
    ? (current.press.contact ?? edition.press.contact)
    : (edition.press.contact ?? current.press.contact);
}
