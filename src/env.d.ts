/// <reference types="astro/client" />
import type { Intent } from './components/browser/intent.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:intent'?: Intent | boolean;
  }
}
