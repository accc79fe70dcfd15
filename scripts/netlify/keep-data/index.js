/**
 * What a build leaves for the next: the snapshots with their record of changes and the media of pulls (`.data`), the
 * pages and pictures of builds (`.cache`). Without them a failing back end leaves nothing to build from, no change is
 * ever noticed, and every picture is encoded anew.
 */
const FOLDERS = ['.data', '.cache'];

export async function onPreBuild({ utils }) {
  const isRestored = await utils.cache.restore(FOLDERS);
  console.log(isRestored ? `Restored ${FOLDERS.join(' and ')}.` : 'Nothing is kept of an earlier build.');
}

/** After a build that failed too: what its pull has brought need not be brought again. */
export async function onEnd({ utils }) {
  const isSaved = await utils.cache.save(FOLDERS);
  if (!isSaved) console.log('There is nothing to keep for the next build.');
}
