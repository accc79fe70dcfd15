import { build } from 'esbuild';
import type { Plugin } from 'vite';
import { browsers } from './browsers.ts';

const QUERY = '?inlined';

/**
 * `import { script } from './name.client.ts?inlined'` is the text of that module with all that it imports, for a page that
 * has to stand by itself.
 */
export function inlinedScripts(): Plugin {
  let define: Record<string, string> = {};
  return {
    name: 'inlined-scripts',
    enforce: 'pre',
    configResolved: (config) => {
      const values = Object.entries(config.define ?? {}).filter(([name]) => name.startsWith('__'));
      define = Object.fromEntries(values.map(([name, value]) => [name, String(value)]));
    },
    load: async (id) => {
      if (!id.endsWith(QUERY)) return null;
      const { outputFiles } = await build({
        entryPoints: [id.slice(0, -QUERY.length)],
        write: false,
        bundle: true,
        minify: true,
        format: 'iife',
        target: browsers,
        define,
        logLevel: 'warning',
      });
      return `export const script = ${JSON.stringify(outputFiles[0]?.text.trim())}`;
    },
  };
}
