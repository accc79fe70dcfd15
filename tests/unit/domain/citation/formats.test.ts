import { Cite } from '@citation-js/core';
import '@citation-js/plugin-bibtex';
import '@citation-js/plugin-ris';
import { describe, expect, it } from 'vitest';
import { bibtex, cslJson, oneLine, type Reference, ris } from '../../../../src/domain/citation/formats.ts';

const AWKWARD = '50 % d’ombre & 1_000 #lumières, $5 ~ a\\b ^ {« on retouche »} 🌗 ضوء É— "x" }{';

const reference: Reference = {
  key: 'dhaw-event-57',
  title: 'Contre-jour',
  container: 'Dhaw 2024',
  festival: 'Dhaw',
  year: 2024,
  url: 'https://dhaw.example/event/57/',
  lang: 'fr',
  takenOn: '2024-10-02',
};

const read = (text: string) => new Cite(text).data[0] ?? {};

describe.each([
  ['BibTeX', bibtex],
  ['RIS', ris],
  ['CSL-JSON', cslJson],
])('%s, as a reference manager reads it', (_, write) => {
  it('names title, festival, year, permanent address and language', () => {
    expect(read(write(reference))).toMatchObject({
      id: 'dhaw-event-57',
      title: 'Contre-jour',
      publisher: 'Dhaw',
      issued: { 'date-parts': [[2024]] },
      URL: 'https://dhaw.example/event/57/',
      language: expect.stringMatching(/^fr/) as unknown,
    });
  });

  it('preserves every character of a title', () => {
    expect(read(write({ ...reference, title: AWKWARD }))['title']).toBe(AWKWARD);
  });

  it('does not take the festival’s name for the first and last name of a person', () => {
    const text = write({ ...reference, festival: 'Sel & Sirocco, biennale' });
    const names = (read(text)['author'] as Record<string, string>[]).map((author) => Object.values(author));
    expect(names).toEqual([[expect.stringMatching(/^Sel & Sirocco,? biennale$/)]]);
  });
});

describe('BibTeX', () => {
  it('escapes the special characters of LaTeX, writes braces as commands, and keeps accents and emoji', () => {
    expect(bibtex({ ...reference, title: 'É % & # _ $ ~ ^ { } \\ 🌗' })).toContain(
      String.raw`title = {{É \% \& \# \_ \$ \textasciitilde{} \textasciicircum{} \textbraceleft{} \textbraceright{} \textbackslash{} 🌗}},`,
    );
  });

  it('omits the container if there is none, and escapes it otherwise', () => {
    const partOf = (container: string | null) => bibtex({ ...reference, container });
    expect(partOf(null)).toBe(bibtex(reference).replace('  howpublished = {Dhaw 2024},\n', ''));
    expect(partOf('Sel & Co')).toContain(String.raw`  howpublished = {Sel \& Co},`);
  });

  it('is one entry, with the day the data was taken and the container of the page', () => {
    expect(bibtex(reference)).toBe(`@misc{dhaw-event-57,
  author = {{Dhaw}},
  title = {{Contre-jour}},
  year = {2024},
  howpublished = {Dhaw 2024},
  publisher = {{Dhaw}},
  url = {https://dhaw.example/event/57/},
  urldate = {2024-10-02},
  language = {french}
}
`);
  });
});

describe('RIS', () => {
  it('consists of lines of tag, two spaces, dash and space that end in CR LF, from TY to ER', () => {
    const lines = ris(reference).split('\r\n');
    expect(lines.pop()).toBe('');
    expect(lines.filter((line) => !/^[A-Z][A-Z0-9] {2}- [^\r\n]*$/.test(line))).toEqual([]);
    expect([lines[0], lines.at(-1)]).toEqual(['TY  - ELEC', 'ER  - ']);
  });

  it('states the day the data was taken and the container, which some pages do not have', () => {
    expect(ris(reference)).toContain('Y2  - 2024/10/02/\r\n');
    expect(ris({ ...reference, container: null })).toBe(ris(reference).replace('T2  - Dhaw 2024\r\n', ''));
  });
});

it('CSL-JSON is a list of one web page, with its container and the day the data was taken', () => {
  const accessed = { 'date-parts': [[2024, 10, 2]] };
  const page = { type: 'webpage', 'container-title': 'Dhaw 2024', accessed };
  expect(JSON.parse(cslJson(reference))).toEqual([expect.objectContaining(page)]);
});

it('a title of several lines is cited on one line', () => {
  expect(oneLine(' La nuit\n\tdes grues ')).toBe('La nuit des grues');
});
