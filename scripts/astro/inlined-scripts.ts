import { build, type Metafile } from 'esbuild';
import type { Plugin } from 'vite';
import { browsers } from './browsers.ts';

const QUERY = '?inlined';

/** Files that the inlined scripts are made of. */
export const inlinedFiles = new Set<string>();

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
      const { outputFiles, metafile } = await build({
        entryPoints: [id.slice(0, -QUERY.length)],
        write: false,
        metafile: true,
        bundle: true,
        minify: true,
        format: 'iife',
        target: browsers,
        define,
        logLevel: 'warning',
      });
      for (const file of filesIn(metafile)) inlinedFiles.add(file);
      return `export const script = ${JSON.stringify(outputFiles[0]?.text.trim())}`;
    },
  };
}

/** Files that a bundle holds something of, not all that it was made from. */
export const filesIn = ({ outputs }: Metafile): string[] =>
  Object.values(outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([path, { bytesInOutput }]) => (bytesInOutput > 0 ? [path] : [])),
  );
