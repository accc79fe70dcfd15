import { environment } from './build-environment.ts';

const emailBySlug: Readonly<Record<string, string>> = { dhaw: 'bonjour@dhaw.example' };

/** Address for visitors who cannot use the forms; null if the festival gives none. */
export const contactEmail = environment.CONTACT_EMAIL ?? emailBySlug[environment.SITE_SLUG] ?? null;
