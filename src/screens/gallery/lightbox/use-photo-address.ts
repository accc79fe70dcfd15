import { useCallback, useEffect, useState } from 'react';
import { hashOfPhoto, PHOTO_STATE, photoOfHash, SHOW_PHOTO } from './photo-hash.ts';

/** Whether the gallery created the current history entry, so that going back stays on the page. */
function isGalleryEntry(): boolean {
  const entry: unknown = history.state;
  return typeof entry === 'object' && entry !== null && PHOTO_STATE in entry;
}

/** Keeps the photograph shown in the address, so that it can be shared and going back closes the lightbox. */
export function usePhotoAddress(count: number) {
  const [index, setIndex] = useState<number | null>(null);

  useEffect(() => {
    const readAddress = (): void => setIndex(photoOfHash(location.hash, count));
    // The visitor may have opened a photograph while this code was loading.
    readAddress();
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener(SHOW_PHOTO, readAddress, { signal });
    window.addEventListener('popstate', readAddress, { signal });
    return () => listening.abort();
  }, [count]);

  const move = useCallback((to: number) => {
    history.replaceState(history.state, '', hashOfPhoto(to));
    setIndex(to);
  }, []);

  const close = useCallback(() => {
    if (isGalleryEntry()) {
      history.back();
      return;
    }
    history.replaceState(history.state, '', location.pathname + location.search);
    setIndex(null);
  }, []);

  return {
    /** Null while the lightbox is closed. */
    index,
    move,
    close,
  };
}
