import { escapeMarkup } from '../text/escape-markup.ts';
import { octetsOf, withinOctets } from '../text/octets.ts';
import type { Localised } from '../model/core.ts';

/**
 * What a picture for the press says of itself, within its file too, so that it is never far from its credit. A text stands
 * in the languages that it is written in: none is passed off as a translation.
 */
export interface PictureLabel {
  headline: Localised;
  caption: Localised;
  /** What it shows, for readers who cannot see it. */
  alternative: Localised;
  /** Its makers; empty if none is known. */
  creators: readonly string[];
  /** How it must be credited; null where nobody is known. */
  credit: string | null;
  /** When it was made, `yyyy` or `yyyy-MM-dd`; null where that is not known. */
  date: string | null;
  /** Terms of use, in words. */
  rights: Localised;
  /** Its licence, as an address or in words. */
  licence: string | null;
  /** Absolute address of the page that says more about its rights; null if there is none. */
  rightsUrl: string | null;
  /** Contact for licences. Its address is absolute. */
  licensor: { name: string; email: string | null; url: string };
  /** The festival with its year. */
  source: string;
  /** The event it belongs to. */
  event: Localised;
  city: string | null;
  /** ISO 3166-1 alpha-2. */
  countryCode: string | null;
  /** Absolute address of the page it comes from. */
  page: string;
}

/** The text in French, where there is one: fields that hold one language hold the reference. */
export const inOneLanguage = ({ fr, en, ar }: Localised): string => fr ?? en ?? ar ?? '';

/** The address of a licence, which other programs look for; null for one in words. */
const licenceUrl = ({ licence }: Pick<PictureLabel, 'licence'>): string | null =>
  licence !== null && /^https?:\/\/\S+$/.test(licence) ? licence : null;

/** By Creative Commons' own addresses. */
const isPublicDomain = (label: PictureLabel): boolean =>
  label.licence?.includes('//creativecommons.org/publicdomain/') === true;

/**
 * The rule **Copyright notice**: ©, the year if it is known, and who made the picture; rights that begin with © are the
 * notice themselves. Null where nobody is known, and for the public domain.
 */
export function copyrightNotice(label: PictureLabel): string | null {
  const { creators, date, rights } = label;
  if (isPublicDomain(label)) return null;
  const given = inOneLanguage(rights);
  if (given.startsWith('©')) return given;
  return creators.length > 0 ? ['©', date?.slice(0, 4), creators.join(', ')].filter(Boolean).join(' ') : null;
}

/** Null where nothing says whether anybody has rights in it. */
export function isCopyrighted(label: PictureLabel): boolean | null {
  if (isPublicDomain(label)) return false;
  return copyrightNotice(label) !== null || inOneLanguage(label.rights) ? true : null;
}

const namespaces = {
  dc: 'http://purl.org/dc/elements/1.1/',
  photoshop: 'http://ns.adobe.com/photoshop/1.0/',
  xmpRights: 'http://ns.adobe.com/xap/1.0/rights/',
  Iptc4xmpCore: 'http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/',
  Iptc4xmpExt: 'http://iptc.org/std/Iptc4xmpExt/2008-02-29/',
  plus: 'http://ns.useplus.org/ldf/xmp/1.0/',
  cc: 'http://creativecommons.org/ns#',
};

/** Most bytes that one segment of a JPEG holds, without the segment's name. */
const MOST_OCTETS = 65_000;
/** Of one text, and of each of so many creators, where all together are too long: there are 36 texts with translations. */
const MOST_OCTETS_A_TEXT = 1_400;
const MOST_OCTETS_A_NAME = 200;
const MOST_CREATORS = 32;

/**
 * The label as an XMP packet, by the IPTC Photo Metadata Standard. Every text is plain text. Where a picture's file could
 * not hold them all, long texts are cut between two characters.
 */
export function xmpOf(label: PictureLabel): string {
  const whole = packetOf(label);
  return octetsOf(whole) <= MOST_OCTETS ? whole : packetOf(shortened(label));
}

function shortened(label: PictureLabel): PictureLabel {
  const creators = label.creators.slice(0, MOST_CREATORS).map((name) => within(name, MOST_OCTETS_A_NAME));
  const texts = JSON.stringify(label, (_key, value: unknown) =>
    typeof value === 'string' ? within(value, MOST_OCTETS_A_TEXT) : value,
  );
  return { ...(JSON.parse(texts) as PictureLabel), creators };
}

/** As much of a text as takes so many octets once it is escaped, in whole characters. */
const within = (text: string, octets: number): string =>
  withinOctets(text, octets, (character) => octetsOf(escapeMarkup(character)));

function packetOf(label: PictureLabel): string {
  const { headline, caption, alternative, creators, credit, date, licensor, source, event } = label;
  const notice = copyrightNotice(label);
  const licence = licenceUrl(label);
  const marked = isCopyrighted(label);
  const properties = [
    inLanguages('dc:title', headline),
    inLanguages('dc:description', caption),
    inLanguages('Iptc4xmpCore:AltTextAccessibility', alternative),
    notice === null ? '' : element('dc:rights', `<rdf:Alt>${inLanguage('x-default', notice)}</rdf:Alt>`),
    creators.length > 0 ? element('dc:creator', `<rdf:Seq>${creators.map(item).join('')}</rdf:Seq>`) : '',
    plain('dc:source', label.page),
    plain('photoshop:Headline', inOneLanguage(headline)),
    plain('photoshop:Credit', credit),
    plain('photoshop:DateCreated', date),
    plain('photoshop:Source', source),
    plain('photoshop:City', label.city),
    inLanguages('xmpRights:UsageTerms', usageTerms(label)),
    plain('xmpRights:WebStatement', licence ?? label.rightsUrl),
    marked === null ? '' : plain('xmpRights:Marked', marked ? 'True' : 'False'),
    licence === null ? '' : `<cc:license rdf:resource="${escapeMarkup(licence)}"/>`,
    licensorOf(licensor),
    plain('Iptc4xmpCore:CountryCode', label.countryCode),
    inLanguages('Iptc4xmpExt:Event', event),
  ];
  const declared = Object.entries(namespaces).map(([prefix, uri]) => ` xmlns:${prefix}="${uri}"`);
  return [
    '<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    `<rdf:Description rdf:about=""${declared.join('')}>`,
    ...properties.filter(Boolean),
    '</rdf:Description></rdf:RDF></x:xmpmeta>',
    '<?xpacket end="r"?>',
  ].join('\n');
}

/** Terms of use, with the licence if that has no address. */
function usageTerms(label: PictureLabel): Localised {
  const { rights, licence } = label;
  if (licence === null || licenceUrl(label) !== null) return rights;
  if (inOneLanguage(rights) === '') return { fr: licence };
  return Object.fromEntries(
    Object.entries(rights).map(([lang, text]: [string, string]) => [lang, `${text} ${licence}`]),
  );
}

/** By PLUS, which the IPTC standard refers to. */
function licensorOf({ name, email, url }: PictureLabel['licensor']): string {
  const properties = [
    plain('plus:LicensorName', name),
    plain('plus:LicensorEmail', email),
    plain('plus:LicensorURL', url),
  ];
  return element(
    'plus:Licensor',
    `<rdf:Seq><rdf:li rdf:parseType="Resource">${properties.join('')}</rdf:li></rdf:Seq>`,
  );
}

const element = (name: string, content: string): string => `<${name}>${content}</${name}>`;

const item = (text: string): string => element('rdf:li', escapeMarkup(text));

const plain = (name: string, text: string | null): string => (text ? element(name, escapeMarkup(text)) : '');

/** The text in each language, and first for readers who know none of them. */
function inLanguages(name: string, texts: Localised): string {
  const { fr, en, ar } = texts;
  const all = { 'x-default': inOneLanguage(texts), fr, en, ar };
  const items = Object.entries(all).flatMap(([lang, text]) => (text ? [inLanguage(lang, text)] : []));
  if (items.length === 0) return '';
  return element(name, `<rdf:Alt>${items.join('')}</rdf:Alt>`);
}

const inLanguage = (lang: string, text: string): string =>
  `<rdf:li xml:lang="${lang}">${escapeMarkup(text)}</rdf:li>`;
