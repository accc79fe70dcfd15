import { describe, expect, test } from 'vitest';
import { iptcOf } from '../../../../src/domain/press/iptc.ts';
import { type PictureLabel, xmpOf } from '../../../../src/domain/press/picture-label.ts';
import { label, notice } from '../../media/label.ts';

const PUBLIC_DOMAIN = 'http://creativecommons.org/publicdomain/mark/1.0/';

/** A label with only the source of the picture. */
const bare: PictureLabel = {
  ...{ headline: {}, caption: {}, alternative: {}, creators: [], credit: null, date: null, rights: {} },
  ...{ licence: null, rightsUrl: null, city: null, countryCode: null, event: {}, source: 'Dhaw 2024' },
  licensor: { name: 'Dhaw', email: null, url: 'https://dhaw.example/' },
  page: 'https://dhaw.example/fr/',
};

describe('a label as XMP', () => {
  const linesOf = (given: PictureLabel) => xmpOf(given).split('\n').slice(3, -2);

  test('has each text in its languages, the creators and the terms of use', () => {
    expect(xmpOf(label).split('\n').slice(0, 2).join()).toMatch(
      /^<\?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"\?>,/,
    );
    expect(xmpOf(label).split('\n').slice(-2)).toEqual([
      '</rdf:Description></rdf:RDF></x:xmpmeta>',
      '<?xpacket end="r"?>',
    ]);
    const alt = (...texts: [string, string][]) =>
      `<rdf:Alt>${texts.map(([lang, text]) => `<rdf:li xml:lang="${lang}">${text}</rdf:li>`).join('')}</rdf:Alt>`;
    const both = (fr: string, en: string) => alt(['x-default', fr], ['fr', fr], ['en', en]);
    const { caption, alternative, rights, event } = label as unknown as Record<
      string,
      { fr: string; en: string }
    >;
    const two = (texts: { fr: string; en: string } | undefined) => both(texts?.fr ?? '', texts?.en ?? '');
    expect(linesOf(label)).toEqual([
      `<dc:title>${alt(['x-default', 'Drap onze, sous la pluie'], ['fr', 'Drap onze, sous la pluie'])}</dc:title>`,
      `<dc:description>${two(caption)}</dc:description>`,
      `<Iptc4xmpCore:AltTextAccessibility>${two(alternative)}</Iptc4xmpCore:AltTextAccessibility>`,
      `<dc:rights>${alt(['x-default', notice])}</dc:rights>`,
      '<dc:creator><rdf:Seq><rdf:li>Emna Belkhiria</rdf:li><rdf:li>Zied Hamrouni</rdf:li></rdf:Seq></dc:creator>',
      '<dc:source>https://dhaw.example/fr/event/Les_heures_creuses/</dc:source>',
      '<photoshop:Headline>Drap onze, sous la pluie</photoshop:Headline>',
      '<photoshop:Credit>Emna Belkhiria, Zied Hamrouni</photoshop:Credit>',
      '<photoshop:DateCreated>2023</photoshop:DateCreated>',
      '<photoshop:Source>Dhaw 2024</photoshop:Source>',
      '<photoshop:City>Tunis</photoshop:City>',
      `<xmpRights:UsageTerms>${two(rights)}</xmpRights:UsageTerms>`,
      '<xmpRights:WebStatement>https://creativecommons.org/licenses/by/4.0/</xmpRights:WebStatement>',
      '<xmpRights:Marked>True</xmpRights:Marked>',
      '<cc:license rdf:resource="https://creativecommons.org/licenses/by/4.0/"/>',
      '<plus:Licensor><rdf:Seq><rdf:li rdf:parseType="Resource"><plus:LicensorName>Dhaw</plus:LicensorName>' +
        '<plus:LicensorEmail>presse@dhaw.example</plus:LicensorEmail>' +
        '<plus:LicensorURL>https://dhaw.example/fr/press/2024/</plus:LicensorURL></rdf:li></rdf:Seq></plus:Licensor>',
      '<Iptc4xmpCore:CountryCode>TN</Iptc4xmpCore:CountryCode>',
      `<Iptc4xmpExt:Event>${two(event)}</Iptc4xmpExt:Event>`,
    ]);
  });

  test('omits what is unknown', () => {
    expect(linesOf(bare)).toEqual([
      '<dc:source>https://dhaw.example/fr/</dc:source>',
      '<photoshop:Source>Dhaw 2024</photoshop:Source>',
      '<plus:Licensor><rdf:Seq><rdf:li rdf:parseType="Resource"><plus:LicensorName>Dhaw</plus:LicensorName>' +
        '<plus:LicensorURL>https://dhaw.example/</plus:LicensorURL></rdf:li></rdf:Seq></plus:Licensor>',
    ]);
  });

  test.each<[string, Partial<PictureLabel>, string]>([
    ['a licence in words if there are no other terms of use', { licence: 'CC BY' }, '"fr">CC BY<'],
    ['the address of its rights', { rightsUrl: 'https://a.example/r' }, 'WebStatement>https://a.example/r<'],
    ['that it is in the public domain', { licence: PUBLIC_DOMAIN }, 'Marked>False<'],
    ['that somebody has rights in it, even if unknown', { rights: { en: 'Ask us.' } }, 'Marked>True<'],
    ['an address in words as words', { licence: 'see https://a.example/' }, '"fr">see https://a.example/<'],
  ])('states %s', (_, given, words) => {
    expect(xmpOf({ ...bare, ...given })).toContain(words);
  });
});

describe('a label as IPTC', () => {
  /** Returns group, number and text of each record. */
  function recordsOf(given: PictureLabel): [number, number, string][] {
    const records: [number, number, string][] = [];
    const bytes = iptcOf(given);
    for (let at = 0; at < bytes.length;) {
      const [tag, group = 0, number = 0, high = 0, low = 0] = bytes.subarray(at, at + 5);
      expect(tag).toBe(0x1c);
      const end = at + 5 + high * 256 + low;
      records.push([group, number, new TextDecoder().decode(bytes.subarray(at + 5, end))]);
      at = end;
    }
    return records;
  }
  const head: [number, number, string][] = [
    [1, 90, '\u001b%G'],
    [2, 0, '\u0000\u0004'],
  ];

  test('has its texts in French, as far as they are known', () => {
    expect(recordsOf(label)).toEqual([
      ...head,
      [2, 5, 'Drap onze, sous la pluie'],
      [2, 40, 'Reproduction gratuite pour la presse.'],
      [2, 55, '20230000'],
      [2, 80, 'Emna Belkhiria'],
      [2, 80, 'Zied Hamrouni'],
      [2, 90, 'Tunis'],
      [2, 105, 'Drap onze, sous la pluie'],
      [2, 110, 'Emna Belkhiria, Zied Hamrouni'],
      [2, 115, 'Dhaw 2024'],
      [2, 116, notice],
      [2, 118, 'presse@dhaw.example'],
      [2, 120, 'Drap onze, sous la pluie. Contre-jour, Dhaw 2024.'],
    ]);
    expect(recordsOf(bare)).toEqual([...head, [2, 115, 'Dhaw 2024']]);
    expect(recordsOf({ ...bare, date: '2023-05-06' })[2]).toEqual([2, 55, '20230506']);
  });

  test.each([
    ['a'.repeat(32), 'a'.repeat(32)],
    ['Studio de la rue du Pacha, Tunis, la médina', 'Studio de la rue du Pacha…'],
    ['é'.repeat(20), `${'é'.repeat(14)}…`],
  ])('cuts a text that is too long after a word, otherwise a letter: %s', (city, written) => {
    expect(recordsOf({ ...bare, city })[2]).toEqual([2, 90, written]);
  });

  test('keeps a long caption whole', () => {
    const caption = 'Une légende. '.repeat(100).trim();
    expect(recordsOf({ ...bare, caption: { fr: caption } }).at(-1)).toEqual([2, 120, caption]);
  });
});
