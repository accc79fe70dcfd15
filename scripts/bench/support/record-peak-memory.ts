import { writeFileSync } from 'node:fs';

// Preloaded into a process: writes its peak memory, in KiB, to the file that PEAK_MEMORY_FILE names.
const file = process.env['PEAK_MEMORY_FILE'];
if (file !== undefined) process.on('exit', () => writeFileSync(file, String(process.resourceUsage().maxRSS)));
