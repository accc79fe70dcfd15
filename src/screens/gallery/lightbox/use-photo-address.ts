import { useCallback, useEffect, useState } from 'react';
import { hashOfPhoto, PHOTO_STATE, photoOfHash, SHOW_PHOTO } from './photo-hash.ts';

interface PhotoAddress {
  /** Null while the lightbox is closed. */
  index: number | null;
  move: (index: number) => void;
  close: () => void;
}

const state = (): unknown => history.state;

/** The gallery made this entry of the history, so that going back from it stays on the page. */
function isOurs(): boolean {
  const given = state();
  return typeof given === 'object' && given !== null && PHOTO_STATE in given;
}

/** Which photograph is shown, kept in the address: a link to it can be shared, and back closes the lightbox. */
export function usePhotoAddress(count: number): PhotoAddress {
  const [index, setIndex] = useState<number | null>(null);

  useEffect(() => {
    const follow = (): void => setIndex(photoOfHash(location.hash, count));
    // What was asked for while this code was under way.
    follow();
    window.addEventListener(SHOW_PHOTO, follow);
    window.addEventListener('popstate', follow);
    return () => {
      window.removeEventListener(SHOW_PHOTO, follow);
      window.removeEventListener('popstate', follow);
    };
  }, [count]);

  const move = useCallback((to: number) => {
    history.replaceState(state(), '', hashOfPhoto(to));
    setIndex(to);
  }, []);

  const close = useCallback(() => {
    if (isOurs()) {
      history.back();
      return;
    }
    history.replaceState(state(), '', location.pathname + location.search);
    setIndex(null);
  }, []);

  return { index, move, close };
}
