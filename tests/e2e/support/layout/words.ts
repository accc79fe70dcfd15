import { boxOf, common, isArea, isShown, linesOf, type SeenText } from './geometry.ts';

/** Finds words that are cut, and figures that are split, at the end of a line. */
export function wordFaults(texts: readonly SeenText[]): string[] {
  const WORD = /(?<![\p{L}\p{M}])[\p{L}\p{M}]{2,}/gu;
  /** Letters from which `base.css` has words hyphenated, by dictionaries that a headless browser lacks. */
  const LONG = 16;
  const MONTHS =
    'janv|févr|mars|avr|mai|juin|juil|août|sept|oct|nov|déc|january|february|march|april|may|june|july|august|december';
  /** Text to keep on one line: a number, with its unit or month, a time, and a punctuation mark with its word. */
  const TOGETHER = new RegExp(
    [
      String.raw`\d{1,3}(?:\s\d{3})+(?!\d)|\d\s?h\s\d\d|[^\s]\s[;:!?»%]|«\s`,
      String.raw`\d\s(?:k?m[²³]?|[cm]m|kg|[kMG]o|[kMG]B|h|min|€|DT|TND|dinars?|[ap]\.?m)(?![\p{L}\d])`,
      String.raw`(?<!\d)\d\d?(?:er)?\s(?:${MONTHS})`,
    ].join('|'),
    'giu',
  );
  const found: string[] = [];
  for (const { node, words, element, lines } of texts) {
    if (lines.length < 2 || element.closest('.sr-only')) continue;
    const isOnOneLine = (part: string, index: number): boolean =>
      linesOf(node, index, index + part.length).length < 2;
    const { fontSize, hyphens } = getComputedStyle(element);
    const widest = Math.max(...lines.map(({ width }) => width));
    for (const { 0: word, index } of words.matchAll(WORD)) {
      // Only a word that may be wider than its line is cut.
      if (word.length * parseFloat(fontSize) < widest || isOnOneLine(word, index)) continue;
      if (hyphens === 'auto' && word.length >= LONG) continue;
      // An address may break anywhere.
      const start = words.lastIndexOf(' ', index) + 1;
      const [around = ''] = words.slice(start).split(/\s/);
      if (!/[@/_]|\.\p{L}/u.test(around)) found.push(`“${word}” is cut`);
    }
    for (const { 0: one, index } of words.matchAll(TOGETHER))
      if (!isOnOneLine(one, index)) found.push(`“${one}” is parted`);
  }
  return found;
}

/** Finds titles whose last line is almost empty, and lines so tight that their letters overlap. */
export function titleFaults(texts: readonly SeenText[]): string[] {
  /** Least number of letters in a last line. */
  const ORPHAN = 3;
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) throw new Error('There is no canvas to measure letters with.');
  const found: string[] = [];
  for (const { node, words, element, lines } of texts) {
    if (lines.length < 2 || element.closest('.sr-only')) continue;
    const { fontFamily, fontSize, fontWeight, lineHeight, textTransform } = getComputedStyle(element);
    if (parseFloat(lineHeight) > 1.2 * parseFloat(fontSize)) continue;
    pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
    const letters = [...words.matchAll(/\S/gu)].flatMap(({ 0: letter, index }) => {
      const [line] = linesOf(node, index, index + letter.length);
      if (!line) return [];
      const ink = pen.measureText(textTransform === 'uppercase' ? letter.toUpperCase() : letter);
      const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = ink;
      const baseline = line.top + ((line.bottom - line.top) * ascent) / (ascent + descent);
      const [top, bottom] = [baseline - ink.actualBoundingBoxAscent, baseline + ink.actualBoundingBoxDescent];
      return [{ letter, index, line: line.top, left: line.left, right: line.right, top, bottom }];
    });
    const tops = [...new Set(letters.map(({ line }) => Math.round(line)))];
    const onLine = (at: number) => letters.filter(({ line }) => Math.round(line) === tops[at]);
    for (const at of tops.keys()) {
      const met = onLine(at).find((upper) =>
        onLine(at + 1).some(
          (lower) => lower.top < upper.bottom && lower.left < upper.right && upper.left < lower.right,
        ),
      );
      if (met) found.push(`“${met.letter}” of “${words.trim().slice(0, 40)}” stands in the line below`);
    }
    const last = onLine(tops.length - 1);
    const isWord = /\s/.test(words.charAt((last[0]?.index ?? 0) - 1));
    if (element.closest('h1, h2, h3') && isWord && last.length < ORPHAN)
      found.push(
        `“${last.map(({ letter }) => letter).join('')}” ends “${words.trim().slice(0, 40)}” by itself`,
      );
  }
  return found;
}

/** Finds words on a picture that would be unreadable on a brighter or a darker one. */
export function pictureFaults(texts: readonly SeenText[]): string[] {
  const LEAST_CONTRAST = 4.5;
  const pictures = [...document.querySelectorAll('img, video, iframe, canvas')]
    .filter(isShown)
    .map((element) => ({ element, box: boxOf(element.getBoundingClientRect()) }));
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!canvas) throw new Error('There is no canvas to read colours with.');
  /** Red, green, blue and opacity, from 0 to 1. */
  const partsOf = (colour: string): number[] => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    return Array.from(canvas.getImageData(0, 0, 1, 1).data, (part) => part / 255);
  };
  const luminance = (colour: readonly number[]): number => {
    const linear = colour.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * (linear[0] ?? 0) + 0.7152 * (linear[1] ?? 0) + 0.0722 * (linear[2] ?? 0);
  };
  const contrast = (one: readonly number[], other: readonly number[]): number => {
    const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  };
  const found: string[] = [];
  for (const { element, words, lines } of texts) {
    const under = pictures.find(({ box }) => lines.some((line) => isArea(common(line, box))));
    if (!under || element.closest('.sr-only')) continue;
    // Backgrounds between the words and the picture, the lowest first.
    const grounds: number[][] = [];
    for (let at: Element | null = element; at && !at.contains(under.element); at = at.parentElement)
      grounds.unshift(partsOf(getComputedStyle(at).backgroundColor));
    const ink = partsOf(getComputedStyle(element).color);
    const isReadOn = (shade: number): boolean => {
      const ground = grounds.reduce(
        (below, above) => {
          const opacity = above[3] ?? 0;
          return below.map((part, index) => part * (1 - opacity) + (above[index] ?? 0) * opacity);
        },
        [shade, shade, shade],
      );
      return contrast(ink, ground) >= LEAST_CONTRAST;
    };
    if (!isReadOn(0) || !isReadOn(1)) found.push(`“${words.trim().slice(0, 40)}” stands on a picture`);
  }
  return found;
}
