import type { PhotoSlide } from './photo-slide.ts';

interface Props {
  photo: PhotoSlide | undefined;
  number: number;
  count: number;
}

/** Title, credit and position in the gallery, below the photograph. */
export function PhotoCaption({ photo, number, count }: Props) {
  if (!photo) return null;
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
