import type { EventDraft, PhotoDraft } from '../build/events.ts';

/** Of each exhibition, the pictures a paper may print. */
const PRESS_PHOTOS = 2;

const printable = (photo: PhotoDraft): PhotoDraft => ({
  ...photo,
  press: true,
  rights: [
    'Reproduction gratuite pour la presse jusqu’au 9 novembre 2024, en lien avec la biennale, sans recadrage et avec mention du crédit.',
    'Free for the press to print until 9 November 2024, in connection with the biennial, uncropped and with its credit.',
  ],
});

const reserved = (photo: PhotoDraft): PhotoDraft => ({
  ...photo,
  rights: ['Tous droits réservés.', 'All rights reserved.'],
});

/** The draft with the rights of its photographs. */
export function withRights(draft: EventDraft): EventDraft {
  if (!draft.photos) return draft;
  const free = draft.type === 'exhibitions' ? PRESS_PHOTOS : 0;
  return {
    ...draft,
    photos: draft.photos.map((photo, index) => (index < free ? printable(photo) : reserved(photo))),
  };
}
