import type { Intent } from './islands/intent.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:intent'?: Intent | boolean;
  }
}
