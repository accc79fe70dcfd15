import { environment } from './build-environment.ts';

const emailBySlug: Readonly<Record<string, string>> = { dhaw: 'bonjour@dhaw.example' };

/** Where one writes to the festival without its forms; null when it gives no address. */
export const contactEmail = environment.CONTACT_EMAIL ?? emailBySlug[environment.SITE_SLUG] ?? null;
