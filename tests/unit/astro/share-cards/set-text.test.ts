import { describe, expect, test } from 'vitest';
import { heightOf, setText } from '../../../../scripts/astro/share-cards/set-text.ts';
import { openFaces } from '../../../../scripts/astro/share-cards/faces.ts';

/** Start of the outline of the box that is drawn for a letter that no face has. */
const BOX = 'M80 0H520V700';
const faces = await openFaces();
const display = faces.display('Dhaw');
const column = { width: 528, height: 330, sizes: [200, 120, 80, 44], leading: 0.94 };
const set = (words: string) => setText(words, display, column);

describe('the title of a card', () => {
  test('is as large as its column allows: a longer title is smaller', () => {
    const titles = [
      'Nuit',
      'La Maison aux volets verts',
      'Rencontre des festivals du Sud à la Maison de la culture',
    ];
    const sizes = titles.map((title) => set(title).size);
    expect(sizes[0]).toBe(200);
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
    expect(new Set(sizes).size).toBe(3);
  });

  test.each([
    'À quoi sert une biennale quand les écoles ferment, que les visas sont refusés ?'.repeat(4),
    'Électrophotoluminescencemètre',
    'Anticonstitutionnellement'.repeat(5),
  ])('stays within its column, whatever its length: %s', (title) => {
    const setting = set(title);
    for (const line of setting.lines) expect(display.widthOf(line) * setting.size).toBeLessThanOrEqual(528);
    expect(heightOf(setting)).toBeLessThanOrEqual(330);
  });

  test('ends in an ellipsis if it does not fit at the smallest size', () => {
    expect(set('Trente-neuf films avant l’aube '.repeat(20)).lines.join(' ')).toMatch(
      /^Trente-neuf films .*…$/,
    );
    expect(set('Contre-jour').lines.join('')).toBe('Contre-jour');
  });

  test('breaks after hyphens, and never before French double punctuation or just inside quotation marks', () => {
    expect(set('Contre-jour').lines).toEqual(['Contre-', 'jour']);
    const lines = setText('50 % ombre / 50 % lumière « on retouche » !', display, {
      ...column,
      width: 300,
    }).lines;
    for (const line of lines) expect(line).not.toMatch(/^[%»!/]|«$/);
  });
});

describe('the faces of a card', () => {
  test('join Arabic letters: a word is narrower than its letters', () => {
    const letters = ['ض', 'و', 'ء'].reduce((sum, letter) => sum + display.widthOf(letter), 0);
    expect(display.widthOf('ضوء')).toBeLessThan(letters);
    expect(display.outline('ضوء')).not.toBe('');
  });

  test('leave out signs that they lack', () => {
    expect(display.outline('Nuit 🌗')).toBe(display.outline('Nuit '));
  });
});

/** Letters of names that English does not have, by script or by where their languages are spoken. */
const letters: Record<string, string> = {
  'Arabic script':
    'ء آ أ ؤ إ ئ ا ب ة ت ث ج ح خ د ذ ر ز س ش ص ض ط ظ ع غ ف ق ك ل م ن ه و ى ي ڤ ڨ پ چ ژ گ ک ی ٹ ڈ ' +
    'ڑ ں ھ ہ ے ڕ ڵ ۆ ێ ە',
  Devanagari:
    'अ आ इ ई उ ऊ ए ऐ ओ औ क ख ग घ च छ ज झ ट ठ ड ढ ण त थ द ध न प फ ब भ म य र ल व श ष स ह क्षि ड़ ङ ' +
    'ञ ऋ अं ज्ञ ळ ॲ ऑ',
  Greek: 'Α Β Γ Δ Θ Λ Ξ Π Σ Φ Ψ Ω ά έ ή ί ό ύ ώ ϊ ϋ ΐ ς',
  Cyrillic:
    'Б Г Д Ё Ж З И Й Л П Ф Ц Ч Ш Щ Ъ Ы Ь Э Ю Я ё й щ ъ ы э я Ґ ґ Є є І і Ї ї Ђ ђ Ј ј Љ љ Њ њ Ћ ћ ' +
    'Џ џ Ә ә Ғ ғ Қ қ Ң ң Ө ө Ұ ұ Ү ү Һ һ',
  'the languages of Africa':
    'Č č Ḍ ḍ Ɛ ɛ Ǧ ǧ Ɣ ɣ Ḥ ḥ Ṛ ṛ Ṣ ṣ Ṭ ṭ Ẓ ẓ ʷ Ɓ ɓ Ɗ ɗ Ƙ ƙ Ƴ ƴ ʼ Ẹ ẹ Ọ ọ À Á Ẹ́ ẹ̀ Ọ́ ọ̀ Ǹ ń Ị ị ' +
    'Ụ ụ Ṅ ṅ Ɖ ɖ Ƒ ƒ Ŋ ŋ Ɔ ɔ Ʋ ʋ ã ẽ ɛ̃ ɔ̃ Ɲ ɲ ɛ́ ɔ̀ à Ë ë É é Ñ ñ Ó ó á í ú Ĩ ĩ Ũ ũ Ô ô N̈ n̈ Ḓ ' +
    'ḓ Ḽ ḽ Ṋ ṋ Ṱ ṱ ǀ ǁ ǂ ǃ â î û',
  'the languages of Asia, the Pacific and America':
    'Ā ā Ḍ ḍ Ḏ ḏ Ġ ġ Ḥ ḥ Ḫ ḫ Ī ī Ṣ ṣ Š š Ṭ ṭ Ṯ ṯ Ū ū Ẓ ẓ ʿ ʾ Ç ç Ğ ğ İ ı Ö ö Ş ş Ü ü Ə ə Ă ă Â â ' +
    'Đ đ Ê ê Ô ô Ơ ơ Ư ư Ạ ạ Ấ ấ Ễ ễ Ợ ợ Ữ ữ Ỹ ỹ Ǎ ǎ Ē ē Ě ě Ǐ ǐ Ō ō Ǒ ǒ Ǔ ǔ Ǖ ǖ Ǘ ǘ Ǚ ǚ Ǜ ǜ ʼ Ṛ ' +
    'ṛ Ṝ ṝ Ḷ ḷ Ṃ ṃ Ṅ ṅ Ñ ñ Ṇ ṇ Ś ś ʻ Ã ã Ẽ ẽ Ĩ ĩ Õ õ Ũ ũ G̃ g̃ Î î Û û',
  'the languages of Europe':
    'Ã ã Õ õ Ç ç Â â Ê ê Á á É é Í í Ñ ñ Ó ó Ú ú Ü ü À à Ŀ ŀ Ï ï Ŵ ŵ Ŷ ŷ Ḃ ḃ Ċ ċ Ḋ ḋ Ḟ ḟ Ṁ ṁ Ṗ ṗ ' +
    'Ṡ ṡ Ṫ ṫ Ð ð Þ þ Æ æ Ö ö Č č Đ đ Ŋ ŋ Š š Ŧ ŧ Ž ž Ġ ġ Ħ ħ Ż ż Ą ą Ć ć Ę ę Ł ł Ń ń Ś ś Ź ź Ď ď ' +
    'Ě ě Ň ň Ř ř Ť ť Ů ů Ő ő Ű ű Ă ă Ș ș Ț ț Ā ā Ģ ģ Ķ ķ Ļ ļ Ņ ņ Ū ū Ė ė Į į Ų ų',
};

describe.each(['display', 'text'] as const)('the %s faces of a card', (kind) => {
  test.each(Object.entries(letters))('draw every letter of names in %s', (_where, list) => {
    for (const letter of list.split(' ')) {
      const words = `Nuit ${letter}`;
      const face = faces[kind](words);
      expect(face.has(words), letter).toBe(true);
      expect(face.outline(letter), letter).toContain('<path');
      expect(face.outline(letter), letter).not.toContain(BOX);
    }
  });

  test('draw a whole text in the companion face if the site’s own face lacks one of its letters', () => {
    const [own, other] = [faces[kind]('Hajar'), faces[kind]('Ḥājar')];
    expect(other.outline('jar')).not.toBe(own.outline('jar'));
    expect(faces[kind]('Łódź, Ğ, Ñ, ضوء')).toBe(own);
  });

  test('draw a box for a letter that no face has: without it, a name would be another one', () => {
    expect(faces[kind]('Nuit 夜').outline('夜')).toContain(BOX);
  });
});
