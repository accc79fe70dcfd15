import type { AstroIntegration } from 'astro';

/** Registers `client:intent`: an island wakes when the visitor turns to it (see `src/components/browser/intent.ts`). */
export function intentDirective(): AstroIntegration {
  return {
    name: 'intent-directive',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'intent', entrypoint: './src/components/browser/intent.ts' });
      },
    },
  };
}
