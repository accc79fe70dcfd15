/**
 * Shows the fonts also where the first page goes without them (`fonts.ts`): on a page that follows another, or when its
 * worker has them already. Inlined as source text after the sheet whose first rule they stand in, so it may refer to
 * nothing outside itself.
 */
export function showFonts(): void {
  // Absent where the connection is not secure, whatever the types say.
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (workers?.controller || document.referrer.includes(location.host)) {
    const [sheet] = document.styleSheets;
    (sheet?.cssRules[0] as CSSMediaRule).media.mediaText = '';
  }
}
