import type { PictureLabel } from '../../../src/domain/press/picture-label.ts';

/** A label with every field that a press picture can have. */
export const label: PictureLabel = {
  headline: { fr: 'Drap onze, sous la pluie' },
  caption: { fr: 'Drap onze, sous la pluie. Contre-jour, Dhaw 2024.', en: 'Sheet Eleven, in the rain. ضوء' },
  alternative: { fr: 'Un drap blanc sèche.', en: 'A white sheet is drying.' },
  creators: ['Emna Belkhiria', 'Zied Hamrouni'],
  credit: 'Emna Belkhiria, Zied Hamrouni',
  rights: { fr: 'Reproduction gratuite pour la presse.', en: 'Free for the press.' },
  date: '2023',
  licence: 'https://creativecommons.org/licenses/by/4.0/',
  licensor: { name: 'Dhaw', email: 'presse@dhaw.example', url: 'https://dhaw.example/fr/press/2024/' },
  rightsUrl: 'https://dhaw.example/fr/page/19/',
  source: 'Dhaw 2024',
  event: { fr: 'Les heures creuses', en: 'The Slack Hours' },
  city: 'Tunis',
  countryCode: 'TN',
  page: 'https://dhaw.example/fr/event/Les_heures_creuses/',
};

/** The `CopyrightNotice` of a picture with this label. */
export const notice = '© 2023 Emna Belkhiria, Zied Hamrouni';
