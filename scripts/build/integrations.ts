import type { AstroIntegration } from 'astro';
import type { Environment } from '../../src/site/environment.ts';
import { mediaFolder } from '../../src/site/snapshot-folder.ts';
import { intentDirective } from './intent-directive.ts';
import { pictures } from './pictures.ts';

/** The steps of the build that are ours, in their order. */
export function siteIntegrations(_environment: Environment): AstroIntegration[] {
  return [intentDirective(), pictures({ originals: mediaFolder, cache: '.cache/pictures' })];
}
