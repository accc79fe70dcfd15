import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Vite's module id of the helper that it calls around each `import()`. */
export const PRELOAD_HELPER = '\0vite/preload-helper.js';
const OURS = fileURLToPath(new URL('../../../src/components/browser/load-code.ts', import.meta.url));

/**
 * Replaces Vite's helper around each `import()` of the site with `src/components/browser/load-code.ts`, which loads the
 * same files, and really requests them again after a failure.
 */
export function lightPreloadHelper(): Plugin {
  return {
    name: 'light-preload-helper',
    enforce: 'pre',
    apply: 'build',
    config: () => ({
      build: {
        // Vite lists the files of a module only if there are several.
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
