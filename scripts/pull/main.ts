import { parseArgs } from 'node:util';
import { Agent, buildConnector, setGlobalDispatcher } from 'undici';
import { readEnvironment } from '../../src/site/environment.ts';
import { readSnapshot } from '../../src/content/snapshot.ts';
import { formerSnapshotFolder } from '../../src/site/snapshot-folder.ts';
import { codeOf } from '../files/error-code.ts';
import { forget } from './forget/forget.ts';
import { recordNamed } from './forget/forgotten.ts';
import { hoursReport } from './hours-report.ts';
import { progressLine } from './progress-line.ts';
import { REFUSED } from './pull-refused.ts';
import { EMBEDDED_PORT, placesOf } from './options.ts';
import { pull } from './pull.ts';
import { takeOver } from './snapshot/write-snapshot.ts';
import { sealEdition } from './seal/write-seal.ts';
import { forgetSummary, sealSummary, summaryOf } from './summary.ts';

/** Makes `fetch` connect to a port of this machine, whatever the port of the address. Media elsewhere have their own. */
function connectTo(port: string): void {
  const connect = buildConnector({});
  setGlobalDispatcher(new Agent({ connect: (options, done) => connect({ ...options, port }, done) }));
}

const progress = progressLine(process.stderr);
try {
  const { values } = parseArgs({
    options: {
      strict: { type: 'boolean' },
      'accept-changes': { type: 'boolean' },
      /** Earlier name of `accept-changes`. */
      'accept-shrink': { type: 'boolean' },
      freeze: { type: 'string' },
      forget: { type: 'string', multiple: true },
      'given-up': { type: 'string' },
      hours: { type: 'boolean' },
    },
  });
  const year = values.freeze === undefined ? null : yearOf(values.freeze);
  const toForget = (values.forget ?? []).map(recordNamed);
  const embeddedPort = process.env[EMBEDDED_PORT];
  if (embeddedPort) connectTo(embeddedPort);
  const environment = readEnvironment(process.env);
  const places = placesOf(environment);
  const { snapshots, media, seals } = places;
  const origin = environment.FESTIVAL === undefined ? environment.API_URL : null;
  await takeOver(formerSnapshotFolder(environment), snapshots, origin);
  if (toForget.length > 0) {
    const forgotten = await forget(toForget, { snapshots, seals, now: Date.now() });
    console.error(forgetSummary(forgotten).join('\n'));
  }
  const report = await pull({
    ...places,
    // A seal must contain the back end's current data.
    strict: year !== null || (values.strict ?? false),
    acceptChanges: values['accept-changes'] ?? values['accept-shrink'] ?? false,
    ...(values['given-up'] !== undefined && { givenUp: values['given-up'] }),
    onProgress: progress.show,
  });
  progress.end();
  console.error(summaryOf(report, Date.now()).join('\n'));
  if (values.hours) console.error(hoursReport(readSnapshot(snapshots).festival).join('\n'));
  if (year !== null) {
    const snapshot = readSnapshot(snapshots);
    const sealed = await sealEdition({ year, seals, media, snapshot, now: Date.now() });
    console.error(sealSummary(sealed).join('\n'));
  }
} catch (error) {
  progress.end();
  console.error(explain(error));
  process.exitCode = REFUSED;
}

/** @throws Error when it is not a year. */
function yearOf(text: string): number {
  if (!/^\d{4}$/.test(text))
    throw new Error(`--freeze ${text}: expected the year of an edition, e.g. --freeze 2022`);
  return Number(text);
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return codeOf(error).startsWith('ERR_PARSE_ARGS')
    ? `${error.message}: a pull takes --strict, --accept-changes, --hours, --freeze YEAR and --forget person/NUMBER.`
    : `${error.name}: ${error.message}`;
}
