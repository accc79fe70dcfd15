import { pagePath } from '../../../src/i18n/paths.ts';
import type { Lang } from '../../../src/i18n/lang.ts';
import { escapeMarkup } from '../../astro/escape.ts';
import type { EditionSource } from '../edition-source.ts';

const indexOf = (lang: Lang, year: number): string => `${pagePath(lang, 'edition', year).slice(1)}index.html`;

/** The page to begin with: which language? */
export function coverPage({ year, siteName }: EditionSource): string {
  const name = escapeMarkup(`${siteName} ${year}`);
  return `<!doctype html>
<html lang="fr">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${name}</title>
<style>
body { display: grid; place-content: center; gap: 1rem; min-height: 90vh; margin: 1rem; font: 1.25rem/1.5 sans-serif }
h1 { margin: 0; font-size: 3rem }
a { color: inherit }
</style>
<h1>${name}</h1>
<p><a href="${indexOf('fr', year)}">Lire l’édition ${year} en français</a></p>
<p lang="en"><a href="${indexOf('en', year)}">Read the ${year} edition in English</a></p>
</html>
`;
}

/** What the archive is, in both languages. */
export function readme({ year, siteName, siteUrl, date, packs }: EditionSource): string {
  const taken = date.toISOString();
  const address = (lang: Lang): string => new URL(pagePath(lang, 'edition', year), siteUrl).href;
  return `${siteName} ${year}
${'='.repeat(`${siteName} ${year}`.length)}

FRANÇAIS
Cette archive contient l’édition ${year} : ses pages en français et en anglais, ses images (une par image, 1600 pixels
de large au plus) et ses données. Ouvrez index.html dans un navigateur : ni serveur ni réseau ne sont nécessaires.
Ce qui n’en fait pas partie (la recherche, les autres éditions, les comptes) mène au site ; il faut alors le réseau.

  fr/, en/                        les pages (${packs.fr.pages.length} et ${packs.en.pages.length} sur le site)
  fr/edition/${year}/data.json      les faits ; leur schéma : edition.schema.json
  fr/edition/${year}/data.csv       un événement par ligne (UTF-8)
  fr/program/${year}.ics            le programme pour un agenda
  media/                          les images
  SHA256SUMS                      vérifier : sha256sum -c SHA256SUMS

Données relevées le ${taken} (UTC). Original : ${address('fr')}
Les droits sur les textes et les images sont ceux que disent les mentions légales du site.

ENGLISH
This archive holds the ${year} edition: its pages in French and in English, its pictures (one file each, 1600 pixels
wide at most) and its data. Open index.html in a browser: it needs neither a server nor a network.
What is not part of it (search, other editions, accounts) leads to the site, and needs the network.

  fr/, en/                        the pages (${packs.fr.pages.length} and ${packs.en.pages.length} on the site)
  en/edition/${year}/data.json      the facts; their schema: edition.schema.json
  en/edition/${year}/data.csv       one event a row (UTF-8)
  en/program/${year}.ics            the programme for a calendar
  media/                          the pictures
  SHA256SUMS                      to verify: sha256sum -c SHA256SUMS

Data taken on ${taken} (UTC). Original: ${address('en')}
The rights in texts and pictures are those that the site's legal notice states.
`;
}
