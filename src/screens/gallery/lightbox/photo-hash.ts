/** Dispatched on the window when the address names a photograph, or is about to: hydrates the lightbox. */
export const SHOW_PHOTO = 'photo:show';

/** Marks history entries created by a click on a photograph. */
export const PHOTO_STATE = 'photo';

/** Opens the file of a photograph. Its hash is removed first, so that going back does not open it again. */
export function openPhotoFile(photo: string): void {
  history.replaceState(history.state, '', location.pathname + location.search);
  location.assign(photo);
}

/** Returns "#photo-3" for the third photograph. */
export function hashOfPhoto(index: number): string {
  return `#photo-${index + 1}`;
}

/** Returns the index in a hash, or null for any other hash and beyond the last photograph. */
export function photoOfHash(hash: string, count: number): number | null {
  const index = Number(/^#photo-([1-9]\d{0,3})$/.exec(hash)?.[1] ?? 0) - 1;
  return index >= 0 && index < count ? index : null;
}
