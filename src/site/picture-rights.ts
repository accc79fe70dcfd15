import { environment } from './build-environment.ts';

/** Rights as rightsstatements.org names them. */
const IN_COPYRIGHT = 'http://rightsstatements.org/vocab/InC/1.0/';

/** Dhaw's legal notice: photographs belong to their authors, whose consent every other use needs. */
const rightsBySlug: Readonly<Record<string, string>> = { dhaw: IN_COPYRIGHT };

/** The rights in the festival's pictures, by their address; null for a festival that has not said so here. */
export const pictureRights = rightsBySlug[environment.SITE_SLUG] ?? null;
