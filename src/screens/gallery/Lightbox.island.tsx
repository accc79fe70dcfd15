// An island because the lightbox library is React: it wraps, swipes, traps the focus and follows the address. Its code
// and styles are loaded when the first photograph opens. The gallery itself is HTML, and each photograph a link to its
// full size.
import { useEffect, useState } from 'react';
import { importAhead } from '../../components/browser/load-code.ts';
import { openPhotoFile } from './lightbox/photo-hash.ts';
import { type PhotoSlide, slidesOfPage } from './lightbox/photo-slide.ts';
import { usePhotoAddress } from './lightbox/use-photo-address.ts';
import type { Viewer as ViewerComponent, ViewerWords } from './lightbox/Viewer.tsx';

interface Props {
  words: ViewerWords;
}

const loadViewer = () => import('./lightbox/Viewer.tsx');

export function Lightbox({ words }: Props) {
  // The photographs are read from the page, which does not exist yet when this is rendered on the server.
  const [photos] = useState<PhotoSlide[]>(() => (import.meta.env.SSR ? [] : slidesOfPage()));
  const { index, move, close } = usePhotoAddress(photos.length);
  const [Viewer, setViewer] = useState<typeof ViewerComponent | null>(null);
  const requestedHref = index === null ? undefined : photos[index]?.href;

  useEffect(() => {
    if (Viewer) return;
    const loading = requestedHref === undefined ? importAhead(loadViewer) : loadViewer();
    loading.then(
      (loaded) => setViewer(() => loaded.Viewer),
      // Without the library, the photograph's own file may still load.
      () => requestedHref && openPhotoFile(requestedHref),
    );
  }, [Viewer, requestedHref]);

  return Viewer && <Viewer photos={photos} index={index} words={words} onMove={move} onClose={close} />;
}
