import type { PdfRow } from '../api/festival/records/press.ts';

export const pdfs: PdfRow[] = [
  { id: 215, download_url: '/media/pdf/programme-fr.pdf' },
  // A document taken back after a misprint: it has an entry and nothing to download.
  { id: 216, download_url: null },
  { id: 217, download_url: '/media/pdf/programme-en.pdf' },
  { id: 220, download_url: '/media/pdf/press-kit-fr.pdf' },
  { id: 221, download_url: '/media/pdf/press-kit-en.pdf' },
];
