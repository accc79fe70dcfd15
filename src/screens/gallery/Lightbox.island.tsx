// An island because it wraps, swipes, traps the focus and keeps the address in step, all of which is the lightbox
// library's; its code and styles come with the first photograph that is asked for. The gallery itself is HTML, and each
// of its photographs a link to the full size.
import { useEffect, useState, type ComponentType } from 'react';
import { openPhotoFile } from './lightbox/photo-hash.ts';
import { type PhotoSlide, slidesOfPage } from './lightbox/photo-slide.ts';
import { usePhotoAddress } from './lightbox/use-photo-address.ts';
import type { Viewer as ViewerComponent, ViewerWords } from './lightbox/Viewer.tsx';

interface Props {
  words: ViewerWords;
}

const loadViewer = () => import('./lightbox/Viewer.tsx');

type ViewerType = ComponentType<Parameters<typeof ViewerComponent>[0]>;

export function Lightbox({ words }: Props) {
  // The page has them; where it is rendered there is none yet, and nothing to show.
  const [photos] = useState<PhotoSlide[]>(() => (import.meta.env.SSR ? [] : slidesOfPage()));
  const { index, move, close } = usePhotoAddress(photos.length);
  const [Viewer, setViewer] = useState<ViewerType | null>(null);
  const requestedHref = index === null ? undefined : photos[index]?.href;

  useEffect(() => {
    if (Viewer) return;
    loadViewer().then(
      (loaded) => setViewer(() => loaded.Viewer),
      // The network is away: the photograph itself may still be had.
      () => requestedHref && openPhotoFile(requestedHref),
    );
  }, [Viewer, requestedHref]);

  return Viewer && <Viewer photos={photos} index={index} words={words} onMove={move} onClose={close} />;
}
