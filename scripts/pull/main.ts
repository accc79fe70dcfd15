import { parseArgs } from 'node:util';
import { readEnvironment } from '../../src/site/environment.ts';
import { meaningfulIds } from '../../src/site/meaningful-ids.ts';
import { mediaFolder, snapshotFolder } from '../../src/site/snapshot-folder.ts';
import { progressLine } from './progress-line.ts';
import { pull } from './pull.ts';
import { summaryOf } from './summary.ts';

const progress = progressLine(process.stderr);
try {
  const { values } = parseArgs({
    options: { strict: { type: 'boolean' }, 'accept-shrink': { type: 'boolean' } },
  });
  const environment = readEnvironment(process.env);
  const report = await pull({
    environment,
    site: meaningfulIds(environment.SITE_SLUG),
    snapshots: snapshotFolder(environment),
    media: mediaFolder,
    strict: values.strict ?? false,
    acceptShrink: values['accept-shrink'] ?? false,
    onProgress: progress.show,
  });
  progress.end();
  for (const line of summaryOf(report, Date.now())) console.error(line);
} catch (error) {
  progress.end();
  console.error(explain(error));
  process.exitCode = 1;
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isWrongOption = 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
  return isWrongOption
    ? `${error.message}: a pull takes --strict and --accept-shrink.`
    : `${error.name}: ${error.message}`;
}
