import { describe, expect, it } from 'vitest';
import { proveSafe, UnsafeSanitiser } from '../../../scripts/pull/sanitise/canary.ts';
import { createHtmlSanitiser } from '../../../scripts/pull/sanitise/html.ts';
import { sanitiseFestival } from '../../../scripts/pull/sanitise/sanitise-festival.ts';
import { anyBadCharacter, badCharacters } from '../../fixtures/characters.ts';
import { readerSite } from './harness.ts';
import { festivalOf } from './to-domain/harness.ts';

const site = { ...readerSite, isOwnCopy: (src: string) => src === '/media/0123456789abcdef.png' };
const sanitise = createHtmlSanitiser(site);

describe('editorial HTML', () => {
  it('passes the proof against every kind of attack', () => {
    expect(() => proveSafe(sanitise)).not.toThrow();
  });

  it('keeps what an editor writes', () => {
    const html =
      '<p>Un <strong>texte</strong>, <em>deux</em>.</p><ul><li>a</li></ul><blockquote><p>b</p></blockquote>' +
      '<p lang="ar" dir="rtl">ضوء</p>';
    expect(sanitise(`\n${html} `, 2)).toBe(html);
  });

  it.each([
    ['<caption> Les séances </caption>', 'Les séances'],
    [
      '<tbody><tr><th scope="col">Jour</th><td></td><th colspan="2"> Heure</th></tr><tr><td>9</td></tr></tbody>',
      'Jour, Heure',
    ],
    [
      '<caption>Jeux</caption><tbody><tr><td><table><tbody><tr><td>a</td></tr></tbody></table></td></tr></tbody>',
      'Jeux',
    ],
  ])('has each table in a named box that the keyboard can reach and scroll', (rows, name) => {
    const boxed = `<div role="group" tabindex="0" aria-label="${name}"><table>${rows}</table></div>`;
    expect(sanitise(`<table>${rows}</table>`, 2)).toBe(boxed);
    expect(sanitise(boxed, 2)).toBe(boxed);
  });

  it('has a box for each table alone, without a name if the table has none, and no empty table', () => {
    const table = '<table><tbody><tr><td></td></tr></tbody></table>';
    expect(sanitise(`<div><p>a</p>${table}</div><table></table>`, 2)).toBe(
      `<div><p>a</p><div role="group" tabindex="0">${table}</div></div>`,
    );
  });

  it('loses styles, classes, ids and handlers', () => {
    expect(sanitise('<p style="color:red" class="a" id="b" onclick="c" data-d="e">f</p>', 2)).toBe(
      '<p>f</p>',
    );
  });

  const opened = 'target="_blank" rel="noopener"';

  it.each([
    ['<a href="https://a.example/?b&amp;c">x</a>', `<a href="https://a.example/?b&amp;c" ${opened}>x</a>`],
    ['<a href="http://a.example" target="_top" rel="me">x</a>', `<a href="http://a.example" ${opened}>x</a>`],
    ['<a href=" https://a.example/ ">x</a>', `<a href="https://a.example/" ${opened}>x</a>`],
    ['<a href="https://site.example/fr/" target="_blank">x</a>', '<a href="https://site.example/fr/">x</a>'],
    ['<a href="/program/2024#j3">x</a>', '<a href="/program/2024#j3">x</a>'],
    ['<a href="/en/data/2024.pdf">x</a>', '<a href="/en/data/2024.pdf">x</a>'],
    [
      '<a href="/uploads/Un dossier.PDF?v=2#page=3">x</a>',
      `<a href="https://api.example/uploads/Un%20dossier.PDF?v=2#page=3" ${opened}>x</a>`,
    ],
    ['<a href="/media/0123456789abcdef.png">x</a>', '<a href="/media/0123456789abcdef.png">x</a>'],
    ['<a href="//evil.example/a.pdf">x</a>', 'x'],
    ['<a href="mailto:a@b.example">x</a>', '<a href="mailto:a@b.example">x</a>'],
    ['<a href="//evil.example">x</a>', 'x'],
    ['<a href="/\\evil.example">x</a>', 'x'],
    ['<a href="javascript:alert(1)"><b>x</b></a>', '<b>x</b>'],
    ['<a href="https://bank.example@evil.example/">x</a>', 'x'],
    ['<a href="www.a.example">x</a>', 'x'],
    ['<a href="a.example/https://b.example">x</a>', 'x'],
    ['<a name="ancre">x</a>', 'x'],
  ])('the link %s becomes %s', (html, expected) => {
    expect(sanitise(html, 2)).toBe(expected);
  });

  it.each([
    ['<h1>a</h1><h2>b</h2><h4>c</h4>', 2, '<h2>a</h2><h3>b</h3><h4>c</h4>'],
    ['<h3>a</h3><h2 lang="ar">b</h2><h3>c</h3>', 2, '<h2>a</h2><h2 lang="ar">b</h2><h3>c</h3>'],
    [
      '<h1>a</h1><h2>b</h2><h3>c</h3><h4>d</h4><h5>e</h5><h6>f</h6>',
      3,
      '<h3>a</h3><h4>b</h4><h5>c</h5><h6>d</h6><h6>e</h6><h6>f</h6>',
    ],
  ] as const)('the headings of %s start at level %i and skip no level', (html, top, expected) => {
    expect(sanitise(html, top)).toBe(expected);
    expect(sanitise(expected, top)).toBe(expected);
  });

  it('keeps pictures with an http address, and gives them an alternative text', () => {
    expect(sanitise('<img src="/m/a.png" width="9999" onerror="x">', 2)).toBe(
      '<img src="https://api.example/m/a.png" alt="">',
    );
    expect(sanitise('<img src="data:image/png;base64,AAAA"><img alt="b">', 2)).toBe('');
    expect(sanitise('<img src="/media/0123456789abcdef.png" alt="c">', 2)).toBe(
      '<img src="/media/0123456789abcdef.png" alt="c">',
    );
  });

  it('loses the blank paragraphs that editors leave as spacing', () => {
    expect(sanitise('<p>a</p><p>&nbsp;</p><div><p> </p></div><p>b</p>', 2)).toBe('<p>a</p><p>b</p>');
  });

  it('contains no bad character, even one written as a character reference', () => {
    const written = badCharacters.flatMap((bad) => {
      const code = bad.codePointAt(0) ?? 0;
      return [bad, `&#x${code.toString(16)};`, `&#${code};`];
    });
    const html = written.map((bad) => `<p title="a${bad}b">c${bad}d</p><img src="/e${bad}f.png">`).join('');
    expect(anyBadCharacter.exec(sanitise(html, 2))).toBeNull();
  });

  it.each([
    ['<a href="/&#xfffe;/evil.example">x</a>', 'x'],
    ['<a href="java&#xfffe;script:alert(1)">x</a>', 'x'],
    ['<a href="https://a.example/&#x202e;b">x</a>', `<a href="https://a.example/b" ${opened}>x</a>`],
  ])('invisible characters do not hide the target of %s', (html, expected) => {
    expect(sanitise(html, 2)).toBe(expected);
  });

  it.each([
    ['<frameset>Texte', 'Texte'],
    ['</body></html><p>Texte</p>', '<p>Texte</p>'],
    ['<plaintext>Texte', ''],
  ])('%s is read as the content of a body', (html, expected) => {
    expect(sanitise(html, 2)).toBe(expected);
  });

  const deep = '<div>'.repeat(250);

  it.each([
    ['many paragraphs that were never closed', '<p>a'.repeat(1000), '<p>a</p>'.repeat(1000)],
    ['many blocks', '<div>a</div>'.repeat(300), '<div>a</div>'.repeat(300)],
    ['as many levels as it may have', `${deep}a`, `${deep}a${'</div>'.repeat(250)}`],
  ])('is not too deep with %s', (_name, html, expected) => {
    expect(sanitise(html, 2)).toBe(expected);
  });

  it('that nests too deep is refused, even among text or tags that close nothing', () => {
    for (const html of ['<div>a'.repeat(251), `<b></b>${'</b>'.repeat(9)}${'<div>'.repeat(251)}`])
      expect(() => sanitise(html, 2)).toThrow(/^nests more than 250 elements; write it again/);
  });

  it('of a festival loses only the field that cannot be read, which is reported', async () => {
    const activite = [{ id: 1, intro_fr: '<p>Avant</p>', description_fr: '<div>'.repeat(5000) }];
    const { festival } = festivalOf({ events: [{ id: 57, activite }] });
    const { festival: clean, quarantined } = await sanitiseFestival(festival, { sanitise });
    expect(clean.events[0]?.activities[0]).toMatchObject({ intro: { fr: '<p>Avant</p>' } });
    expect(clean.events[0]?.activities[0]?.description).toEqual({});
    expect(quarantined).toMatchObject([
      {
        id: 57,
        path: '/api/evenements/ #57.activite[0].description_fr',
        reason: expect.stringContaining('write it again without the markup') as string,
      },
    ]);
  });

  it('of a festival is reported if a picture that was pasted into it is left out', async () => {
    const intro_fr = '<p>Ici.</p><img alt="" src="data:image/png;base64,AAAA">';
    const { festival } = festivalOf({ events: [{ id: 57, activite: [{ id: 1, intro_fr }] }] });
    const { festival: clean, quarantined } = await sanitiseFestival(festival, { sanitise });
    expect(clean.events[0]?.activities[0]?.intro).toEqual({ fr: '<p>Ici.</p>' });
    expect(quarantined).toMatchObject([{ path: '/api/evenements/ #57.activite[0].intro_fr', id: 57 }]);
  });

  it('of a festival without a back end has no link to a file that cannot be copied but its words, which is reported', async () => {
    const alone = createHtmlSanitiser({ ...site, apiUrl: 'http://localhost:4322', hasBackEnd: false });
    const intro_fr = '<p><a href="/media/dossier.docx">Le dossier</a>, <a href="/fr/">ici</a></p>';
    const { festival } = festivalOf({ events: [{ id: 57, activite: [{ id: 1, intro_fr }] }] });
    const { festival: clean, quarantined } = await sanitiseFestival(festival, { sanitise: alone }, false);
    expect(clean.events[0]?.activities[0]?.intro).toEqual({
      fr: '<p>Le dossier, <a href="/fr/">ici</a></p>',
    });
    const reason = expect.stringContaining('link to it by https') as string;
    expect(quarantined).toMatchObject([{ path: '/api/evenements/ #57.activite[0].intro_fr', reason }]);
  });

  it('of a festival is reported under its name in the back end, and its headings follow that of its page or section', async () => {
    const sections = [
      { id: 1, content_fr: 'a' },
      { id: 2, intitule_fr: 'Titre', content_fr: 'a' },
    ];
    const { festival } = festivalOf({
      events: [{ id: 57, activite: [{ id: 1, intro_fr: 'a', description_en: 'a' }] }],
      editions: [{ id: 1, annee: 2024, edito_fr: 'a' }],
      persons: [{ id: 2, nom: 'Sow', bio_en: 'a' }],
      faqs: [{ id: 3, type: { id: 1, intitule: 'Venir' }, question_fr: 'Où ?', answer_fr: 'a' }],
      pages: [{ id: 19, sections }],
    });
    const refuse = (_html: string, top: number) => Promise.reject(new Error(`below h${top - 1}`));
    const { quarantined } = await sanitiseFestival(festival, { sanitise: refuse });
    expect(quarantined.map(({ path, reason }) => `${path} ${reason.split(': ')[1]}`).sort()).toEqual([
      '/api/editions/ #1.edito_fr below h1',
      '/api/evenements/ #57.activite[0].description_en below h1',
      '/api/evenements/ #57.activite[0].intro_fr below h1',
      '/api/faqs/ #3.answer_fr below h2',
      '/api/pages/ #19.sections[0].content_fr below h1',
      '/api/pages/ #19.sections[1].content_fr below h2',
      '/api/personnes/ #2.bio_en below h1',
    ]);
    const fail = () => Promise.reject(new UnsafeSanitiser('It does not sanitise.'));
    await expect(sanitiseFestival(festival, { sanitise: fail })).rejects.toThrow(UnsafeSanitiser);
  });

  it('that a parser would make a hundred times longer is refused', () => {
    const open = Array.from({ length: 20 }, (_, index) => `<b title="${'x'.repeat(5000)}${index}">`).join('');
    expect(() => sanitise(`<p>${open}${'<p>a'.repeat(10)}`, 2)).toThrow(
      /becomes a text of \d{7} characters; write it again without the markup/,
    );
  });
});
