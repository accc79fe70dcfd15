/** Dispatched on the window when the address may name a photograph, or is about to: it wakes the lightbox. */
export const SHOW_PHOTO = 'photo:show';

/** Marks the entries of the history that a click on a photograph made. */
export const PHOTO_STATE = 'photo';

/** Opens a photograph by itself where the lightbox cannot be had; going back from it does not ask for that once more. */
export function openPhotoFile(photo: string): void {
  history.replaceState(history.state, '', location.pathname + location.search);
  location.assign(photo);
}

/** "#photo-3" for the third photograph: an address to share. */
export function hashOfPhoto(index: number): string {
  return `#photo-${index + 1}`;
}

/** The index a hash means; null for any other hash and beyond the last photograph. */
export function photoOfHash(hash: string, count: number): number | null {
  const index = Number(/^#photo-([1-9]\d{0,3})$/.exec(hash)?.[1] ?? 0) - 1;
  return index >= 0 && index < count ? index : null;
}
