import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

// Preloaded into a process and those that it starts: each leaves its peak memory, in KiB, in the folder of this name.
const folder = process.env['PEAK_MEMORY_FOLDER'];
if (folder !== undefined)
  process.on('exit', () =>
    writeFileSync(join(folder, String(process.pid)), String(process.resourceUsage().maxRSS)),
  );
