import { describe, expect, test } from 'vitest';
import { iptcOf } from '../../../../src/domain/press/iptc.ts';
import { type PictureLabel, xmpOf } from '../../../../src/domain/press/picture-label.ts';
import { label, notice } from '../../media/label.ts';

const PUBLIC_DOMAIN = 'http://creativecommons.org/publicdomain/mark/1.0/';

/** A label with only the source of the picture. */
const bare: PictureLabel = {
  headline: {},
  caption: {},
  alternative: {},
  creators: [],
  credit: null,
  date: null,
  rights: {},
  licence: null,
  rightsUrl: null,
  city: null,
  countryCode: null,
  event: {},
  source: 'Dhaw 2024',
  licensor: { name: 'Dhaw', email: null, url: 'https://dhaw.example/' },
  page: 'https://dhaw.example/fr/',
};

describe('a label as XMP', () => {
  const linesOf = (given: PictureLabel) => xmpOf(given).split('\n').slice(3, -2);

  test('is a packet that has each text in its languages, after the one for readers of any other', () => {
    expect(xmpOf(label)).toMatch(/^<\?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"\?>/);
    expect(xmpOf(label)).toMatch(/<\/rdf:Description><\/rdf:RDF><\/x:xmpmeta>\n<\?xpacket end="r"\?>$/);
    const texts = [
      ['x-default', 'Un drap blanc sèche.'],
      ['fr', 'Un drap blanc sèche.'],
      ['en', 'A white sheet is drying.'],
    ];
    const alternatives = texts.map(([lang, text]) => `<rdf:li xml:lang="${lang}">${text}</rdf:li>`).join('');
    const lines = linesOf(label);
    expect(lines).toContain(
      `<Iptc4xmpCore:AltTextAccessibility><rdf:Alt>${alternatives}</rdf:Alt></Iptc4xmpCore:AltTextAccessibility>`,
    );
    expect(lines).toContain('<photoshop:Source>Dhaw 2024</photoshop:Source>');
    expect(lines).toHaveLength(18);
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
      [2, 5, label.headline.fr],
      [2, 40, label.rights.fr],
      [2, 55, '20230000'],
      ...label.creators.map((name) => [2, 80, name]),
      [2, 90, 'Tunis'],
      [2, 105, label.headline.fr],
      [2, 110, label.credit],
      [2, 115, 'Dhaw 2024'],
      [2, 116, notice],
      [2, 118, 'presse@dhaw.example'],
      [2, 120, label.caption.fr],
    ]);
    expect(recordsOf(bare)).toEqual([...head, [2, 115, 'Dhaw 2024']]);
    expect(recordsOf({ ...bare, date: '2023-05-06' })[2]).toEqual([2, 55, '20230506']);
  });

  test.each([
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
