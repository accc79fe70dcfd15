import { nameOf } from './forget/forgotten.ts';
import { TAKEN_OUT } from './forget/names.ts';
import type { ForgetReport } from './forget/forget.ts';
import type { PullReport } from './pull.ts';
import type { WrittenSeal } from './seal/write-seal.ts';

/** Maximum number of lines of each kind that are printed; the snapshot has the rest. */
const MAX_LINES_LISTED = 12;

/** Writes the report of a pull, line by line. @param now milliseconds since the epoch. */
export function summaryOf(report: PullReport, now: number): string[] {
  if (report.outcome === 'previous') {
    const { manifest, confirmedAt, reason, sealedYears } = report;
    const age = ageOf(now - Date.parse(confirmedAt));
    return [
      `WARNING: the pull failed: ${reason.message}`,
      sealedYears
        ? `There is no earlier snapshot: the site is built of the sealed editions alone (${sealedYears.join(', ')}).`
        : `The site is built from the last good snapshot, ${age} old (taken ${manifest.pulledAt}, last confirmed ${confirmedAt}).`,
    ];
  }
  const { outcome, manifest, quarantined, mediaFailures, downloaded, changes, unreadable } = report;
  const { counts } = manifest;
  return [
    ...(unreadable ? [`The previous snapshot was not used: ${unreadable}`] : []),
    ...listed(
      'left out, corrected or to be corrected',
      quarantined.map(({ path, reason }) => `${path} ${reason}`),
    ),
    ...listed(
      'files left out (replace each at its address, or take it out of its record: the next pull asks for it again)',
      mediaFailures.map(
        ({ url, reason, usedBy, hasEarlierCopy }) =>
          `${url} ${reason}; shown by ${usedBy.join(', ')}${hasEarlierCopy ? ' (an earlier copy stays)' : ''}`,
      ),
    ),
    ...(counts.events === 0 ? ['WARNING: the back end gives no events.'] : []),
    outcome === 'unchanged'
      ? `Nothing has changed since ${manifest.pulledAt}.`
      : `Snapshot of ${manifest.source}: ${counts.editions} editions, ${counts.events} events, ` +
        `${counts.persons} people, ${changes.length} changes, ${downloaded} files downloaded.`,
  ];
}

function listed(title: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return [];
  const rest = lines.length - MAX_LINES_LISTED;
  return [
    `${lines.length} ${title}:`,
    ...lines.slice(0, MAX_LINES_LISTED).map((line) => `  ${line}`),
    ...(rest > 0 ? [`  and ${rest} more`] : []),
  ];
}

function ageOf(milliseconds: number): string {
  const minutes = Math.max(0, Math.round(milliseconds / 60_000));
  if (minutes < 120) return `${minutes} min`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${hours} h` : `${Math.round(hours / 24)} days`;
}

export function sealSummary({ seal, files, bytes }: WrittenSeal): string[] {
  const { year, folder, festival, takenAt } = seal;
  return [
    `The edition of ${year} is sealed in ${folder} as of ${takenAt}: ${festival.events.length} events, ` +
      `${festival.persons.length} people, ${files} files of ${(bytes / 1e6).toFixed(1)} MB together.`,
    'Commit that folder, or store it: later pulls leave the edition as it stands there, and its page says since when.',
    'To correct it or to open it again, take the folder away and pull; whoever asks to be forgotten is taken out of it by ' +
      '`npm run pull -- --forget person/NUMBER`.',
  ];
}

export function forgetSummary({ records, file, years, naming, namingInSeals }: ForgetReport): string[] {
  const lines = [
    `${records.map(nameOf).join(', ')}: forgotten, by the numbers in ${file}. Commit that file, or store it.`,
    years.length > 0 &&
      `Sealed again without them: ${years.join(', ')}. Replace the copies that are committed or stored.`,
    naming.length > 0 &&
      `Named in texts, which the back end's editors have to change: ${naming.join(', ')}. ` +
        `Until then each full name is shown as ${TAKEN_OUT}.`,
    ...Object.entries(namingInSeals).map(
      ([folder, found]) =>
        `Named in sealed texts, in ${folder}: ${found.join(', ')}. What editors write now does not reach them: to have ` +
        `it, take the folder away and seal the edition again (npm run pull -- --freeze YEAR).`,
    ),
    'Delete .cache and dist-archives, which hold what was made of them, build, and publish; documents (PDF) and pictures ' +
      'that name them are to be replaced in the back end.',
  ];
  return lines.filter((line) => line !== false);
}
