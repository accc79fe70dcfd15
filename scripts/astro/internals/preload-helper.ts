import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Vite's own name for the code it calls around each `import()`. */
export const PRELOAD_HELPER = '\0vite/preload-helper.js';
const OURS = fileURLToPath(new URL('../../../src/components/browser/load-code.ts', import.meta.url));

/**
 * Puts our own loading around each `import()` of the site (`src/components/browser/load-code.ts`): it loads what Vite's helper
 * loads, and each try after a failure is a real one.
 */
export function lightPreloadHelper(): Plugin {
  return {
    name: 'light-preload-helper',
    enforce: 'pre',
    apply: 'build',
    config: () => ({
      build: {
        // Vite names a module's files only where there are several.
        modulePreload: {
          polyfill: false,
          resolveDependencies: (file, files) => (files.length > 0 ? files : [file]),
        },
      },
    }),
    load: (id) =>
      id === PRELOAD_HELPER ? `export { loadCode as __vitePreload } from ${JSON.stringify(OURS)};` : null,
  };
}
