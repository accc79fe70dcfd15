/**
 * Folders that builds share: the snapshots with their change record and the media (`.data`), the rendered pages and
 * encoded pictures (`.cache`). Without them there is no fallback for a failing back end, no change is ever noticed, and
 * every picture is encoded again.
 */
const FOLDERS = ['.data', '.cache'];

export async function onPreBuild({ utils }) {
  const isRestored = await utils.cache.restore(FOLDERS);
  console.log(isRestored ? `Restored ${FOLDERS.join(' and ')}.` : 'Nothing is kept of an earlier build.');
}

/** Runs after a failed build too, so that the next one does not download the media again. */
export async function onEnd({ utils }) {
  const isSaved = await utils.cache.save(FOLDERS);
  if (!isSaved) console.log('There is nothing to keep for the next build.');
}
