import { z } from 'zod';

export const REQUIRED = 'This field is required.';
/** A visible character: spaces, format characters and invisible fillers do not count. */
const VISIBLE = /[^\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u;
const CONTROL = /\p{Cc}/u;
const CONTROL_BUT_LINES = /[^\P{Cc}\n\r\t]/u;
const DOMAIN_LABEL = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]{0,61}[\\p{L}\\p{N}])?';
const EMAIL = new RegExp(
  `^[\\p{L}\\p{N}!#$%&'*+/=?^_\`{|}~-]+(?:\\.[\\p{L}\\p{N}!#$%&'*+/=?^_\`{|}~-]+)*@(?:${DOMAIN_LABEL}\\.)+${DOMAIN_LABEL}$`,
  'u',
);
const EMAIL_LENGTH = 254;

export const requiredText = z.string({
  error: (issue) => (issue.input == null ? REQUIRED : 'Enter a text.'),
});

/** Directional embeddings, overrides and isolates: they reverse the text around them in a subject or a spreadsheet. */
const DIRECTIONAL = /[\u202a-\u202e\u2066-\u2069]/g;

const trimmed = requiredText.transform((text) => text.normalize('NFC').replace(DIRECTIONAL, '').trim());

const without = (control: RegExp, length: number, message: string) =>
  trimmed.pipe(
    z
      .string()
      .max(length, `Enter at most ${length} characters.`)
      .refine((text) => !control.test(text), message),
  );
const visible = z.string().refine((text) => VISIBLE.test(text), 'This field may not be blank.');

/** One line of text without control characters, trimmed; so it can never add a line to a mail's header. */
export const optionalLine = (length: number) =>
  without(CONTROL, length, 'Enter a single line without control characters.');

export const line = (length: number) => optionalLine(length).pipe(visible);

/** Text of several lines, trimmed. */
export const paragraphs = (length: number) =>
  without(CONTROL_BUT_LINES, length, 'Enter a text without control characters.').pipe(visible);

const INVALID_EMAIL = 'Enter a valid email address.';

export const email = line(EMAIL_LENGTH).pipe(z.string().regex(EMAIL, INVALID_EMAIL));

/** An address, or an empty text. */
export const optionalEmail = optionalLine(EMAIL_LENGTH).pipe(
  z.string().refine((text) => text === '' || EMAIL.test(text), INVALID_EMAIL),
);

/** Normalises a text so that two spellings that people consider the same name or address compare equal. */
export const caseless = (text: string): string => text.normalize('NFKC').toLowerCase();
