import { useRef } from 'react';
import Carousel, { type ControllerRef } from 'yet-another-react-lightbox';
import { Icon } from '../../../components/icon/Icon.tsx';
import type { KeyUnder } from '../../../i18n/translate.ts';
import type { PhotoSlide } from './photo-slide.ts';
import { useSwipe } from './use-swipe.ts';
import library from 'yet-another-react-lightbox/styles.css?inline';
import own from './viewer.css?inline';

/* Astro writes styles that an island imports into its page. A constructed sheet is loaded with this code only. */
const sheet = new CSSStyleSheet();
sheet.replaceSync(library + own);
// A new list, since Safari 16.3 cannot add to the existing one.
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

export type ViewerWords = Record<Exclude<KeyUnder<'gallery'>, 'gallery.open'>, string>;

interface Props {
  photos: readonly PhotoSlide[];
  index: number | null;
  words: ViewerWords;
  onMove: (index: number) => void;
  onClose: () => void;
}

const renderNothing = (): null => null;

function slideOf({ sources, width, height, alt }: PhotoSlide) {
  const srcSet = sources.map((source) => ({
    ...source,
    height: Math.round((source.width * height) / width),
  }));
  return { src: srcSet[0]?.src ?? '', srcSet, width, height, alt };
}

/** Shows one photograph at a time: arrows and swipes wrap around, Escape closes, the page behind does not scroll. */
export function Viewer({ photos, index, words, onMove, onClose }: Props) {
  const controller = useRef<ControllerRef>(null);
  const swipe = useSwipe((direction) => controller.current?.[direction === 'next' ? 'next' : 'prev']());
  const at = index ?? 0;
  const shown = photos[at];
  const isSingle = photos.length < 2;

  return (
    <Carousel
      className="viewer"
      open={index !== null}
      close={onClose}
      index={at}
      slides={photos.map(slideOf)}
      carousel={{ preload: 1, padding: 0, imageProps: { fetchPriority: 'high' } }}
      controller={{ ref: controller, disableSwipeNavigation: true, closeOnBackdropClick: true }}
      portal={{ container: swipe }}
      on={{ view: ({ index: viewed }) => onMove(viewed) }}
      labels={{
        Previous: words['gallery.previous'],
        Next: words['gallery.next'],
        Close: words['gallery.close'],
        Lightbox: words['gallery.title'],
        'Photo gallery': words['gallery.title'],
        Slide: words['gallery.photo'],
        '{index} of {total}': words['gallery.position'],
      }}
      render={{
        iconPrev: () => <Icon name="arrowBack" />,
        iconNext: () => <Icon name="arrow" />,
        iconClose: () => <Icon name="close" />,
        controls: () => shown && <PhotoCaption photo={shown} number={at + 1} count={photos.length} />,
        ...(isSingle && { buttonPrev: renderNothing, buttonNext: renderNothing }),
      }}
    />
  );
}

function PhotoCaption({ photo, number, count }: { photo: PhotoSlide; number: number; count: number }) {
  return (
    <div className="viewer-caption" aria-live="polite">
      <p>
        <span lang={photo.titleLang}>{photo.title}</span>{' '}
        {photo.credit && <span className="facts">{photo.credit}</span>}
      </p>
      <p className="facts tabular">
        {number} / {count}
      </p>
    </div>
  );
}
