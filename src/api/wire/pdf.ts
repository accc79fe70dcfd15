import type { z } from 'zod';
import { id, record, text } from './fields.ts';

export const pdfWire = record({ id, download_url: text.optional() });

export type PdfWire = z.output<typeof pdfWire>;
