import { watch } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { CURRENT_FILE } from '../../src/content/snapshot.ts';
import type { Environment } from '../../src/site/environment.ts';
import { snapshotFolder } from '../../src/site/snapshot-folder.ts';

/** In development, has open pages show another snapshot as soon as there is one. */
export function freshContent(environment: Environment): AstroIntegration {
  return {
    name: 'fresh-content',
    hooks: {
      'astro:server:setup': ({ server }) => {
        // Not by Vite's own watcher, which loses a file that another is renamed over.
        const snapshots = watch(snapshotFolder(environment), (_event, name) => {
          if (name !== CURRENT_FILE) return;
          // On the server too: the modules are loaded anew, and the festival is read with them.
          for (const { hot } of Object.values(server.environments)) hot.send({ type: 'full-reload' });
        });
        server.httpServer?.on('close', () => snapshots.close());
      },
    },
  };
}
