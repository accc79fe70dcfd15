import { useEffect, useState } from 'react';
import type { Lang } from '../../domain/model/languages.ts';
import { keptYears, readKept, readOffer } from '../../stores/kept/kept-editions.ts';
import { KeepDetails } from './KeepDetails.island.tsx';
import { KeepPanel } from './keep/KeepPanel.tsx';
import type { EditionLink } from './offline-view.ts';
import type { KeptWords } from './keep/keep-words.ts';
import { READ_PAGES, READ_PICTURES } from '../../domain/archive/reading-bounds.ts';
import { fill } from '../../i18n/fill.ts';
import { type ReadPage, readPages } from '../../stores/kept/read-pages.ts';

// An island because only the browser knows what is on the device, and its controls for keeping are an island too.

interface Props {
  lang: Lang;
  editions: readonly EditionLink[];
  words: KeptWords;
}

/** Reads what the device has of each kept edition, and what the site has now. @returns years of the kept editions. */
async function listKept(): Promise<number[]> {
  // If the browser refuses CacheStorage, each edition shows this once it is opened.
  const years = await keptYears().catch(() => []);
  for (const year of years) void readKept(year).then(() => readOffer(year));
  return years;
}

/** Lists what the device has: kept editions, and pages that were read. */
export function KeptEditions({ lang, editions, words }: Props) {
  // Years when the page was opened: editions kept or removed since then stay where they are, with their status.
  const [years, setYears] = useState<readonly number[] | null>(null);
  useEffect(() => void listKept().then(setYears), []);
  const isKept = ({ year }: EditionLink): boolean => years?.includes(year) ?? false;
  const kept = editions.filter(isKept);
  const others = editions.filter((edition) => !isKept(edition));
  return (
    <div className="grid gap-16">
      <section className="grid gap-4" aria-labelledby="kept-editions">
        <h2 id="kept-editions" className="title-2xl">
          {words['offline.kept']}
        </h2>
        {/* The line is reserved before the answer is known, so that nothing moves. */}
        {kept.length === 0 && <p>{years ? words['offline.noneKept'] : '\u00a0'}</p>}
        {kept.map(({ year, name, href }) => (
          <article key={year} className="grid gap-4 border-t py-5">
            <h3>
              <a className="link" href={href}>
                {name}
              </a>
            </h3>
            <KeepPanel year={year} lang={lang} words={words} onOpen={() => void readKept(year)} />
          </article>
        ))}
      </section>
      {others.length > 0 && (
        <section className="grid gap-4" aria-labelledby="other-editions">
          <h2 id="other-editions" className="title-2xl">
            {words['offline.others']}
          </h2>
          <div>
            {others.map(({ year, name }) => (
              <KeepDetails
                key={year}
                year={year}
                lang={lang}
                words={words}
                title={name}
                className="title-xl"
              />
            ))}
          </div>
        </section>
      )}
      <ReadPages words={words} />
    </div>
  );
}

/** Lists the pages that were read and can be read again without a network, latest first. */
function ReadPages({ words }: { words: KeptWords }) {
  const [pages, setPages] = useState<readonly ReadPage[]>([]);
  useEffect(() => {
    readPages().then(
      setPages,
      // The list stays empty if the browser refuses CacheStorage: the list of editions shows this.
      (error: unknown) => console.warn(error),
    );
  }, []);
  return (
    <section className="grid gap-4" aria-labelledby="read-pages">
      <h2 id="read-pages" className="title-2xl">
        {words['offline.read']}
      </h2>
      <p className="facts">
        {fill(words['offline.readBound'], { pages: READ_PAGES, pictures: READ_PICTURES })}
      </p>
      {pages.length > 0 && (
        <ul className="max-w-(--measure) lined">
          {pages.map(({ path, title }) => (
            <li key={path}>
              <a className="block py-2.5 quiet-link" href={path}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
