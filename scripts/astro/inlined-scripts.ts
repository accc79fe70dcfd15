import { build } from 'esbuild';
import type { Plugin } from 'vite';
import { browsers } from './browsers.ts';

const QUERY = '?inlined';

export const inlinedFiles = new Set<string>();

/**
 * Makes `import { script } from './name.client.ts?inlined'` the text of that module with all that it imports, for a
 * page that must be self-contained.
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
      const { code, files } = await bundleScript(id.slice(0, -QUERY.length), define);
      for (const file of files) inlinedFiles.add(file);
      return `export const script = ${JSON.stringify(code.trim())}`;
    },
  };
}

/** Bundles a module as one script for browsers. @param define source text of global names. @returns also its files. */
export async function bundleScript(module: string, define: Record<string, string>) {
  const { outputFiles, metafile } = await build({
    entryPoints: [module],
    write: false,
    metafile: true,
    bundle: true,
    minify: true,
    format: 'iife',
    target: browsers,
    define,
    logLevel: 'warning',
  });
  const inputs = Object.values(metafile.outputs).flatMap((output) => Object.entries(output.inputs));
  const files = inputs.flatMap(([path, { bytesInOutput }]) => (bytesInOutput > 0 ? [path] : []));
  return { code: outputFiles[0]?.text ?? '', files };
}
