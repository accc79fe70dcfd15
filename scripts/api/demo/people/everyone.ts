import { artistsMaghreb } from './artists-maghreb.ts';
import { curators } from './curators.ts';
import type { PersonDraft } from '../build/people.ts';

export const everyone: readonly PersonDraft[] = [...artistsMaghreb, ...curators];
