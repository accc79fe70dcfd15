import { useCallback, useEffect, useState } from 'react';
import { hashOfPhoto, PHOTO_STATE, photoOfHash, SHOW_PHOTO } from './photo-hash.ts';

interface PhotoAddress {
  /** Null while the lightbox is closed. */
  index: number | null;
  move: (index: number) => void;
  close: () => void;
}

const historyState = (): unknown => history.state;

/** The gallery made this entry of the history, so that going back from it stays on the page. */
function isGalleryEntry(): boolean {
  const entry = historyState();
  return typeof entry === 'object' && entry !== null && PHOTO_STATE in entry;
}

/** Which photograph is shown, kept in the address: a link to it can be shared, and back closes the lightbox. */
export function usePhotoAddress(count: number): PhotoAddress {
  const [index, setIndex] = useState<number | null>(null);

  useEffect(() => {
    const readAddress = (): void => setIndex(photoOfHash(location.hash, count));
    // What was asked for while this code was under way.
    readAddress();
    window.addEventListener(SHOW_PHOTO, readAddress);
    window.addEventListener('popstate', readAddress);
    return () => {
      window.removeEventListener(SHOW_PHOTO, readAddress);
      window.removeEventListener('popstate', readAddress);
    };
  }, [count]);

  const move = useCallback((to: number) => {
    history.replaceState(historyState(), '', hashOfPhoto(to));
    setIndex(to);
  }, []);

  const close = useCallback(() => {
    if (isGalleryEntry()) {
      history.back();
      return;
    }
    history.replaceState(historyState(), '', location.pathname + location.search);
    setIndex(null);
  }, []);

  return { index, move, close };
}
