import type { Localised } from '../model/common.ts';
import { inOneLanguage, type PictureLabel } from './picture-label.ts';

const namespaces = {
  dc: 'http://purl.org/dc/elements/1.1/',
  photoshop: 'http://ns.adobe.com/photoshop/1.0/',
  xmpRights: 'http://ns.adobe.com/xap/1.0/rights/',
  Iptc4xmpCore: 'http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/',
  Iptc4xmpExt: 'http://iptc.org/std/Iptc4xmpExt/2008-02-29/',
};

/** The label as an XMP packet, by the IPTC Photo Metadata Standard. Every text is plain text. */
export function xmpOf(label: PictureLabel): string {
  const { headline, caption, creators, credit, rights, rightsUrl, source, event, city, countryCode } = label;
  const properties = [
    inLanguages('dc:title', headline),
    inLanguages('dc:description', caption),
    inLanguages('dc:rights', rights),
    creators.length > 0 ? element('dc:creator', `<rdf:Seq>${creators.map(item).join('')}</rdf:Seq>`) : '',
    plain('dc:source', label.page),
    plain('photoshop:Headline', inOneLanguage(headline)),
    plain('photoshop:Credit', credit),
    plain('photoshop:Source', source),
    plain('photoshop:City', city),
    inLanguages('xmpRights:UsageTerms', rights),
    plain('xmpRights:WebStatement', rightsUrl),
    plain('xmpRights:Marked', 'True'),
    plain('Iptc4xmpCore:CountryCode', countryCode),
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

const element = (name: string, content: string): string => `<${name}>${content}</${name}>`;

const item = (text: string): string => element('rdf:li', escapeXml(text));

const plain = (name: string, text: string | null): string => (text ? element(name, escapeXml(text)) : '');

/** The text in each language, and first for readers who know none of them. */
function inLanguages(name: string, texts: Localised): string {
  const { fr, en, ar } = texts;
  const all = { 'x-default': inOneLanguage(texts), fr, en, ar };
  const items = Object.entries(all).flatMap(([lang, text]) =>
    text ? [`<rdf:li xml:lang="${lang}">${escapeXml(text)}</rdf:li>`] : [],
  );
  if (items.length === 0) return '';
  return element(name, `<rdf:Alt>${items.join('')}</rdf:Alt>`);
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Escapes the text of an element, without the characters that XML 1.0 forbids. */
function escapeXml(text: string): string {
  const allowed = text.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
  return allowed.replace(/[&<>]/g, (character) => entities[character] ?? '');
}
