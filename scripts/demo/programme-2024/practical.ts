import type { EventDraft, EventKind } from '../build/events.ts';
import type { Id } from '../../api/festival/records/common.ts';

/** What an event costs, for how many, in which languages, and whether it is, and stands, as planned. */
type Practical = Pick<EventDraft, 'status' | 'rate' | 'price' | 'languages' | 'capacity' | 'firstPlanned'>;

const FREE: Practical = { rate: ['Entrée libre', 'Free admission'], price: 0 };
const BOOKED: Practical = { rate: ['Gratuit, sur inscription', 'Free, with registration'], price: 0 };

/** Full price in dinars; under-26s, students and people out of work pay half. */
function ticket(price: number): Practical {
  const half = (price / 2).toFixed(Number.isInteger(price / 2) ? 0 : 2);
  return {
    rate: [
      `Plein tarif ${price} dinars, demi-tarif ${half.replace('.', ',')} dinars`,
      `Full price ${price} dinars, half price ${half} dinars`,
    ],
    price,
  };
}

/** As most events of a type are. Labels of exhibitions are written in three languages. */
const usual: Partial<Record<EventKind, Practical>> = {
  exhibitions: { ...FREE, languages: ['fr', 'ar', 'en'] },
  debates: { ...BOOKED, languages: ['ar', 'fr'], capacity: 120 },
  screenings: FREE,
  workshops: { ...BOOKED, languages: ['ar', 'fr'], capacity: 16 },
  walks: { ...BOOKED, languages: ['fr', 'ar'], capacity: 25 },
  professional: { ...BOOKED, languages: ['fr', 'en'], capacity: 60 },
};

const own: Readonly<Record<Id, Practical>> = {
  10: ticket(20),
  11: ticket(25),
  // A film concert, with intertitles in both languages.
  12: { ...ticket(15), languages: ['fr', 'en'] },
  13: { ...ticket(10), languages: ['ar'] },
  14: ticket(20),
  15: { ...ticket(15), languages: ['fr', 'ar'] },
  16: ticket(20),
  17: { ...ticket(10), capacity: 60 },
  18: { ...ticket(25), capacity: 200 },
  // Four debates are interpreted in Tunisian Sign Language, and two of these are held in English too.
  19: { languages: ['fr', 'ar', 'en', 'lst'] },
  20: { languages: ['ar', 'fr', 'lst'] },
  21: { capacity: 300 },
  24: { languages: ['en', 'fr', 'lst'], capacity: 300 },
  // Two guests were held up at the consulate: the talk waited two days for their visas.
  25: { firstPlanned: '2024-10-28 18:00' },
  27: { languages: ['ar', 'fr', 'en', 'lst'], capacity: 300 },
  // Every chair is taken: the large-format camera allows for six sitters a day.
  42: { capacity: 6, status: 'complet' },
  44: { languages: ['fr', 'en'] },
  // The market is being repainted: its new date is yet to be found.
  46: { status: 'reporte' },
  // Works on the square: the thresholds cannot be reached this autumn.
  62: { status: 'annule' },
  63: { languages: ['fr', 'lst'], capacity: 15 },
  66: { languages: ['lst', 'fr'], capacity: 20 },
  67: { languages: ['fr', 'ar'], capacity: 8 },
};

/** Routes that one follows alone are free of charge, and have room for all. */
const SELF_GUIDED: Practical = { ...FREE, languages: ['fr', 'ar', 'en'] };

/** The draft with what is usual for its type and what is its own; places are counted only where one registers. */
export function withPractical(draft: EventDraft): EventDraft {
  const ofType = draft.kind === 'selfGuided' ? SELF_GUIDED : draft.type === null ? FREE : usual[draft.type];
  const { capacity, ...all } = { ...ofType, ...own[draft.id] };
  return { ...all, ...(draft.register && capacity !== undefined && { capacity }), ...draft };
}
