import { editorialPages } from './editorial.ts';
import { legalPage } from './legal.ts';
import { viewPages } from './views.ts';
import type { PageDraft } from '../build/pages.ts';

export const allPages: readonly PageDraft[] = [...editorialPages, legalPage, ...viewPages];
