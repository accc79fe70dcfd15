import type { Language } from './language.ts';

/** The words of the documents that the festival's content does not say itself. */
export interface Words {
  biennale: string;
  programme: string;
  pressKit: string;
  fromTo: (from: string, to: string) => string;
  until: string;
  opening: string;
  curator: string;
  editorial: string;
  exhibitions: string;
  dayByDay: string;
  venues: string;
  partners: string;
  practical: string;
  presentation: string;
  factsAndDates: string;
  artists: string;
  team: string;
  credits: string;
  contacts: string;
  noVenue: string;
  untitled: string;
  edition: string;
  press: string;
  dates: string;
  place: string;
  placeValue: string;
  onView: string;
  earlier: string;
  everythingFree: string;
}

export const WORDS: Record<Language, Words> = {
  fr: {
    biennale: 'Biennale de la photographie et de l’art contemporain de Tunis',
    programme: 'Programme',
    pressKit: 'Dossier de presse',
    fromTo: (from, to) => `Du ${from} au ${to}`,
    until: 'jusqu’au',
    opening: 'Vernissage\u00A0:',
    curator: 'Commissariat\u00A0:',
    editorial: 'Éditorial',
    exhibitions: 'Expositions',
    dayByDay: 'Jour après jour',
    venues: 'Lieux',
    partners: 'Partenaires',
    practical: 'Pratique',
    presentation: 'Présentation',
    factsAndDates: 'Repères',
    artists: 'Artistes',
    team: 'Équipe',
    credits: 'Crédits et droits',
    contacts: 'Contacts presse',
    noVenue: 'Lieu annoncé aux inscrits',
    untitled: 'Sans titre',
    edition: 'Édition',
    press: 'Relations presse',
    dates: 'Dates',
    place: 'Ville',
    placeValue: 'Tunis et son rivage',
    onView: 'À l’affiche',
    earlier: 'Éditions précédentes',
    everythingFree: 'Programme arrêté à la date d’impression ; le site fait foi.',
  },
  en: {
    biennale: 'Biennial of photography and contemporary art, Tunis',
    programme: 'Programme',
    pressKit: 'Press kit',
    fromTo: (from, to) => `${from} to ${to}`,
    until: 'until',
    opening: 'Opening:',
    curator: 'Curated by',
    editorial: 'Editorial',
    exhibitions: 'Exhibitions',
    dayByDay: 'Day by day',
    venues: 'Venues',
    partners: 'Partners',
    practical: 'Practical',
    presentation: 'Presentation',
    factsAndDates: 'Facts and dates',
    artists: 'Artists',
    team: 'Team',
    credits: 'Credits and rights',
    contacts: 'Press contacts',
    noVenue: 'Place given to those who book',
    untitled: 'Untitled',
    edition: 'Edition',
    press: 'Press office',
    dates: 'Dates',
    place: 'City',
    placeValue: 'Tunis and its shore',
    onView: 'On the bill',
    earlier: 'Earlier editions',
    everythingFree: 'Correct when printed; the website prevails.',
  },
};
