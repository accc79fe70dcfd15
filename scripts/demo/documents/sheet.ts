import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import type { Language } from './language.ts';
import { type Paragraph, plain } from './rich-text.ts';

const require = createRequire(import.meta.url);
const FACES = {
  text: '@fontsource/instrument-sans/files/instrument-sans-latin-400-normal.woff',
  italic: '@fontsource/instrument-sans/files/instrument-sans-latin-400-italic.woff',
  strong: '@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff',
  display: '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-600-normal.woff',
} as const;

export type Face = keyof typeof FACES;

/** How a line of text is set; sizes in points. */
export interface Setting {
  face: Face;
  size: number;
  /** Distance from line to line, in sizes. */
  leading: number;
  colour?: string;
  /** Space left under it. */
  after: number;
}

export const SETTINGS = {
  chapter: { face: 'display', size: 34, leading: 1.05, after: 22 },
  title: { face: 'display', size: 17, leading: 1.12, after: 5 },
  day: { face: 'display', size: 13, leading: 1.15, after: 6 },
  label: { face: 'strong', size: 8.5, leading: 1.3, after: 2 },
  lead: { face: 'text', size: 11.5, leading: 1.45, after: 8 },
  body: { face: 'text', size: 9, leading: 1.42, after: 5 },
  note: { face: 'text', size: 7.6, leading: 1.35, colour: '#555555', after: 2 },
} as const satisfies Record<string, Setting>;

type Tag = 'H1' | 'H2' | 'H3' | 'P';
type Structure = ReturnType<PDFKit.PDFDocument['struct']>;

export const PAGE = { width: 595.28, height: 841.89, margin: 48, top: 62, bottom: 64, gutter: 22 } as const;

/** The fixed date of every document: the same content always gives the same bytes. */
const DATED = new Date('2024-09-16T08:00:00Z');

/** An A4 document, tagged for screen readers, whose text flows down columns and on to new pages. Lengths in points. */
export class Sheet {
  readonly doc: PDFKit.PDFDocument;
  x: number = PAGE.margin;
  y: number = PAGE.top;
  readonly #root: Structure;
  readonly #running: string;
  #columns = 1;
  #column = 0;
  #columnTop: number = PAGE.top;
  #page = 0;

  constructor(title: string, language: Language, running: string) {
    this.doc = new PDFDocument({
      size: 'A4',
      margin: 0,
      autoFirstPage: false,
      tagged: true,
      displayTitle: true,
      pdfVersion: '1.7',
      lang: language === 'fr' ? 'fr-TN' : 'en-GB',
      info: { Title: title, Author: 'Dhaw', Subject: running, CreationDate: DATED, ModDate: DATED },
    });
    for (const [name, file] of Object.entries(FACES)) this.doc.registerFont(name, require.resolve(file));
    this.#running = running;
    this.#root = this.doc.struct('Document');
    this.doc.addStructure(this.#root);
  }

  /** Width of the column written in. */
  get width(): number {
    const whole = PAGE.width - 2 * PAGE.margin;
    return (whole - PAGE.gutter * (this.#columns - 1)) / this.#columns;
  }

  /** Height left in the column. */
  get room(): number {
    return PAGE.height - PAGE.bottom - this.y;
  }

  /** Starts a page; a bare one has no running foot. */
  page(bare = false): void {
    this.doc.addPage();
    this.#page++;
    this.#columns = 1;
    this.#column = 0;
    this.x = PAGE.margin;
    this.y = this.#columnTop = PAGE.top;
    if (!bare) this.#foot();
  }

  /** A chapter: a new page, its title, a bookmark. */
  chapter(title: string): void {
    this.page();
    this.doc.outline.addItem(title);
    this.text(title, SETTINGS.chapter, 'H1');
    this.columns(1);
  }

  /** From here on the text flows down `count` columns. */
  columns(count: number): void {
    this.#columns = count;
    this.#column = 0;
    this.x = PAGE.margin;
    this.#columnTop = this.y;
  }

  /** Makes sure that `height` points fit, in the next column or on the next page if need be. */
  need(height: number): void {
    if (height <= this.room || this.y === this.#columnTop) return;
    if (this.#column + 1 < this.#columns) {
      this.#column++;
      this.x = PAGE.margin + this.#column * (this.width + PAGE.gutter);
      this.y = this.#columnTop;
      return;
    }
    const columns = this.#columns;
    this.page();
    this.columns(columns);
  }

  /** Writes text at the cursor, `indent` points in, and moves below it. */
  text(text: string | Paragraph, setting: Setting, tag: Tag = 'P', indent = 0): void {
    const runs = typeof text === 'string' ? [{ text, italic: false }] : text;
    const height = this.measure(text, setting, indent);
    this.need(height);
    const { x, y, doc } = this;
    const width = this.width - indent;
    this.tagged(tag, () => {
      runs.forEach((run, index) => {
        this.#face(setting, run.italic);
        const options = { width, lineGap: lineGap(setting), continued: index + 1 < runs.length };
        if (index === 0) doc.text(run.text.trimStart(), x + indent, y, options);
        else doc.text(run.text, options);
      });
    });
    this.y = y + height + setting.after;
  }

  /** Height of text as `text` would set it. */
  measure(text: string | Paragraph, setting: Setting, indent = 0): number {
    this.#face(setting, false);
    const whole = typeof text === 'string' ? text : plain(text);
    return this.doc.heightOfString(whole, { width: this.width - indent, lineGap: lineGap(setting) });
  }

  /** Draws with a place in the document's structure. */
  tagged(tag: string, draw: () => void, options: { alt?: string } = {}): void {
    this.#root.add(this.doc.struct(tag, options, draw));
  }

  /** Draws what a screen reader passes over. */
  ornament(draw: () => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' });
    draw();
    this.doc.endMarkedContent();
  }

  /** A hairline across the column. */
  rule(after = 8): void {
    const { x, y, width } = this;
    this.ornament(() =>
      this.doc
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(0.5)
        .stroke('#000000'),
    );
    this.y += after;
  }

  /** The finished file. */
  async bytes(): Promise<Uint8Array> {
    const parts: Uint8Array[] = [];
    this.doc.on('data', (part: Uint8Array) => parts.push(part));
    const ended = new Promise<void>((resolve, reject) => this.doc.on('end', resolve).on('error', reject));
    this.#root.end();
    this.doc.end();
    await ended;
    return Buffer.concat(parts);
  }

  #face({ face, size, colour = '#000000' }: Setting, italic: boolean): void {
    this.doc
      .font(italic && face === 'text' ? 'italic' : face)
      .fontSize(size)
      .fillColor(colour);
  }

  #foot(): void {
    const { doc } = this;
    const y = PAGE.height - 38;
    doc.markContent('Artifact', { type: 'Pagination' });
    doc.font('text').fontSize(7.6).fillColor('#555555');
    doc.text(this.#running, PAGE.margin, y, { lineBreak: false });
    doc.text(String(this.#page), PAGE.margin, y, {
      width: PAGE.width - 2 * PAGE.margin,
      align: 'right',
      lineBreak: false,
    });
    doc.endMarkedContent();
  }
}

/** Points to add between lines: the faces' own line is about 1.22 sizes high. */
const lineGap = ({ size, leading }: Setting): number => size * (leading - 1.22);
