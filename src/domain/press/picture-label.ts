import { escapeMarkup } from '../text/escape-markup.ts';
import { octetsOf, withinOctets } from '../text/octets.ts';
import type { Localised } from '../model/core.ts';

/**
 * Metadata of a press picture, also embedded in its file, so that the picture is not separated from its credit. A text
 * is present only in the languages it was written in: none is passed off as a translation.
 */
export interface PictureLabel {
  headline: Localised;
  caption: Localised;
  /** Alternative text, for readers who cannot see the picture. */
  alternative: Localised;
  /** Names of the creators; empty if none is known. */
  creators: readonly string[];
  /** Credit line; null if nobody is known. */
  credit: string | null;
  /** Date of creation, `yyyy` or `yyyy-MM-dd`; null if it is unknown. */
  date: string | null;
  /** Terms of use, in words. */
  rights: Localised;
  /** Its licence, as an address or in words. */
  licence: string | null;
  /** Absolute address of the page with more about the rights; null if there is none. */
  rightsUrl: string | null;
  /** Contact for licences; `url` is absolute. */
  licensor: { name: string; email: string | null; url: string };
  /** The festival with its year. */
  source: string;
  /** The event that the picture belongs to. */
  event: Localised;
  city: string | null;
  /** ISO 3166-1 alpha-2. */
  countryCode: string | null;
  /** Absolute address of the page that the picture comes from. */
  page: string;
}

/** Returns the text in French, the reference language, if available: for fields that hold one language. */
export const inOneLanguage = ({ fr, en, ar }: Localised): string => fr ?? en ?? ar ?? '';

/** The address of a licence, which other programs look for; null if the licence is in words. */
const licenceUrl = ({ licence }: Pick<PictureLabel, 'licence'>): string | null =>
  licence !== null && /^https?:\/\/\S+$/.test(licence) ? licence : null;

/** Recognised by the addresses of Creative Commons. */
export const isPublicDomain = ({ licence }: Pick<PictureLabel, 'licence'>): boolean =>
  licence?.includes('//creativecommons.org/publicdomain/') === true;

/** Names after a ©, with the year if it is known; as written if they have a © of their own. Null if there are none. */
function signed(names: readonly string[], year?: string): string | null {
  const text = names.join(', ');
  if (text === '' || text.includes('©')) return text || null;
  return ['©', year, text].filter(Boolean).join(' ');
}

/**
 * The rule **Copyright notice**: ©, the year if it is known, and who made the picture; rights that begin with © are the
 * notice themselves. Null if nobody is known, and for the public domain.
 */
export function copyrightNotice(label: PictureLabel): string | null {
  const { creators, date, rights } = label;
  if (isPublicDomain(label)) return null;
  const given = inOneLanguage(rights);
  return given.startsWith('©') ? given : signed(creators, date?.slice(0, 4));
}

/** Returns the credit to show next to a picture: names alone in the public domain (**Copyright notice**). */
export function creditLine(credits: readonly string[], licence: string | null): string | null {
  return isPublicDomain({ licence }) ? credits.join(', ') || null : signed(credits);
}

/** Whether the picture is under copyright; null if that is unknown. */
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
const MAX_OCTETS = 65_000;
/** Limits of a text, a name and the number of creators if all are too long: there are 36 texts with translations. */
const MAX_OCTETS_A_TEXT = 1_400;
const MAX_OCTETS_A_NAME = 200;
const MAX_CREATORS = 32;

/**
 * Returns the label as an XMP packet, by the IPTC Photo Metadata Standard. Every text is plain text. If a picture's
 * file cannot hold them all, long texts are cut between two characters.
 */
export function xmpOf(label: PictureLabel): string {
  const whole = packetOf(label);
  return octetsOf(whole) <= MAX_OCTETS ? whole : packetOf(shortened(label));
}

function shortened(label: PictureLabel): PictureLabel {
  const creators = label.creators.slice(0, MAX_CREATORS).map((name) => within(name, MAX_OCTETS_A_NAME));
  const texts = JSON.stringify(label, (_key, value: unknown) =>
    typeof value === 'string' ? within(value, MAX_OCTETS_A_TEXT) : value,
  );
  return { ...(JSON.parse(texts) as PictureLabel), creators };
}

/** Cuts a text between characters, to at most this many octets once it is escaped. */
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

/** Writes the licensor in the properties of PLUS, which the IPTC standard refers to. */
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

/** Writes the text in each language, and first as the default for readers of other languages. */
function inLanguages(name: string, texts: Localised): string {
  const { fr, en, ar } = texts;
  const all = { 'x-default': inOneLanguage(texts), fr, en, ar };
  const items = Object.entries(all).flatMap(([lang, text]) => (text ? [inLanguage(lang, text)] : []));
  if (items.length === 0) return '';
  return element(name, `<rdf:Alt>${items.join('')}</rdf:Alt>`);
}

const inLanguage = (lang: string, text: string): string =>
  `<rdf:li xml:lang="${lang}">${escapeMarkup(text)}</rdf:li>`;
