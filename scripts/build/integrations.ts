import type { AstroIntegration } from 'astro';
import type { Environment } from '../../src/site/environment.ts';
import { intentDirective } from './intent-directive.ts';

/** The steps of the build that are ours, in their order. */
export function siteIntegrations(_environment: Environment): AstroIntegration[] {
  return [intentDirective()];
}
