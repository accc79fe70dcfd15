import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'esbuild';
import { browsers } from './browsers.ts';

const OFFLINE_PAGES = ['fr/offline/', 'en/offline/'];
const PART = /["'(](\/_astro\/[^"')#]+\.(?:css|woff2|svg))["')#]/g;

/**
 * Bundles `service-worker/worker.ts` to `/sw.js`: what a visitor has read stays readable without a network. Workbox's
 * modules, since its Astro plugin has not followed Astro.
 */
export function serviceWorker(): AstroIntegration {
  return {
    name: 'service-worker',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        await build({
          entryPoints: [fileURLToPath(new URL('./service-worker/worker.ts', import.meta.url))],
          outfile: fileURLToPath(new URL('sw.js', dir)),
          bundle: true,
          minify: true,
          format: 'iife',
          target: browsers,
          define: {
            'process.env.NODE_ENV': '"production"',
            __SHELL__: JSON.stringify(await shell(dir)),
          },
          logLevel: 'warning',
        });
      },
    },
  };
}

/** The offline pages with their style sheets, fonts and drawings, and a version that changes when they do. */
async function shell(dist: URL): Promise<{ version: string; paths: string[] }> {
  const pages = await Promise.all(
    OFFLINE_PAGES.map((page) => readFile(new URL(`${page}index.html`, dist), 'utf8')),
  );
  const parts = pages.flatMap((html) => Array.from(html.matchAll(PART), ([, path]) => path ?? ''));
  return {
    version: createHash('sha256').update(pages.join('')).digest('hex').slice(0, 12),
    paths: [...OFFLINE_PAGES.map((page) => `/${page}`), ...new Set(parts)],
  };
}
