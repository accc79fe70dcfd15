import { aroundCity } from './around-city.ts';
import { aroundEvenings } from './around-evenings.ts';
import { aroundMedina } from './around-medina.ts';
import { aroundShore } from './around-shore.ts';
import { debates } from './debates.ts';
import { evenings } from './evenings.ts';
import { exhibitionsCity } from './exhibitions-city.ts';
import { exhibitionsMedina } from './exhibitions-medina.ts';
import { exhibitionsShore } from './exhibitions-shore.ts';
import { performances } from './performances.ts';
import { professionalMeetings } from './professional.ts';
import { screenings } from './screenings.ts';
import { withPractical } from './practical.ts';
import { withRights } from './press-photos.ts';
import { walks } from './walks.ts';
import { workshops } from './workshops.ts';
import type { EventDraft } from '../build/events.ts';

const all: readonly EventDraft[] = [
  ...exhibitionsMedina,
  ...exhibitionsShore,
  ...exhibitionsCity,
  ...performances,
  ...debates,
  ...screenings,
  ...workshops,
  ...professionalMeetings,
  ...evenings,
  ...walks,
  ...aroundMedina,
  ...aroundShore,
  ...aroundCity,
  ...aroundEvenings,
];

/** Everything that happens from 9 October to 9 November 2024. */
export const programme2024: readonly EventDraft[] = all.map((draft) => withRights(withPractical(draft)));
