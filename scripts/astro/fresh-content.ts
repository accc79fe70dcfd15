import { watch } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { CURRENT_FILE } from '../../src/content/snapshot.ts';
import type { Environment } from '../../src/site/environment.ts';
import { snapshotFolder } from '../../src/site/snapshot-folder.ts';

/** Reloads open pages in development as soon as there is another snapshot. */
export function freshContent(environment: Environment): AstroIntegration {
  return {
    name: 'fresh-content',
    hooks: {
      'astro:server:setup': ({ server }) => {
        // Vite's own watcher loses track of a file when another one is renamed to its path.
        const snapshots = watch(snapshotFolder(environment), (_event, name) => {
          if (name !== CURRENT_FILE) return;
          // The server reloads its modules too, and reads the festival again with them.
          for (const { hot } of Object.values(server.environments)) hot.send({ type: 'full-reload' });
        });
        server.httpServer?.on('close', () => snapshots.close());
      },
    },
  };
}
