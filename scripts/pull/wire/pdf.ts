import type { z } from 'zod';
import { id, line, record } from './fields.ts';

export const pdfWire = record({ id, download_url: line.optional() });

export type PdfWire = z.output<typeof pdfWire>;
