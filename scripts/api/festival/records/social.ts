import type { Id } from './common.ts';

export interface SocialRow {
  id: Id;
  lien: string;
  icone: string;
}
