import { artistsAmericas } from './artists-americas.ts';
import { artistsAsia } from './artists-asia.ts';
import { artistsEastAndSouthAfrica } from './artists-east-south-africa.ts';
import { artistsMaghreb } from './artists-maghreb.ts';
import { artistsMashriq } from './artists-mashriq.ts';
import { artistsWestAfrica } from './artists-west-africa.ts';
import { curators } from './curators.ts';
import { filmmakers } from './filmmakers.ts';
import { performers } from './performers.ts';
import { speakers } from './speakers.ts';
import { teachersAndGuides } from './teachers-and-guides.ts';
import { team } from './team.ts';
import type { PersonDraft } from '../build/people.ts';

/** Everybody of the demo. All of them are invented. */
export const everyone: readonly PersonDraft[] = [
  ...artistsMaghreb,
  ...artistsMashriq,
  ...artistsWestAfrica,
  ...artistsEastAndSouthAfrica,
  ...artistsAsia,
  ...artistsAmericas,
  ...curators,
  ...performers,
  ...filmmakers,
  ...speakers,
  ...teachersAndGuides,
  ...team,
];
