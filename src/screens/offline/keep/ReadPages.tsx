import { useEffect, useState } from 'react';
import { READ_PAGES, READ_PICTURES } from '../../../domain/archive/reading-bounds.ts';
import { fill } from '../../../i18n/fill.ts';
import { type ReadPage, readPages } from '../../../stores/kept/read-pages.ts';
import type { KeptWords } from './keep-words.ts';

/** Pages that were read and can be read again without a network, the last one first. */
export function ReadPages({ words }: { words: KeptWords }) {
  const [pages, setPages] = useState<readonly ReadPage[]>([]);
  useEffect(() => {
    readPages().then(
      setPages,
      // Empty where CacheStorage is refused: the list of editions says so.
      (error: unknown) => console.warn(error),
    );
  }, []);
  return (
    <section aria-labelledby="read-pages">
      <h2 id="read-pages" className="title-2xl">
        {words['offline.read']}
      </h2>
      <p className="facts">
        {fill(words['offline.readBound'], { pages: READ_PAGES, pictures: READ_PICTURES })}
      </p>
      {pages.length > 0 && (
        <ul className="read-pages lined">
          {pages.map(({ path, title }) => (
            <li key={path}>
              <a href={path}>{title}</a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
