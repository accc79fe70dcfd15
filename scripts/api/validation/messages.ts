import { z } from 'zod';
import { email, line, optionalEmail, optionalLine, paragraphs } from './text.ts';

const NAME_LENGTH = 150;

/** The body of `POST /become-partner/`: every field is required, the reasons are optional. */
export const partnership = z.object({
  firstName: line(NAME_LENGTH),
  lastName: line(NAME_LENGTH),
  email,
  phone: line(40),
  jobTitle: line(NAME_LENGTH),
  experienceField: line(NAME_LENGTH),
  website: line(2000).pipe(
    z.url({ protocol: /^https?$/, error: 'Enter a full web address, such as https://example.org.' }),
  ),
  partnershipReason: z
    .array(z.enum(['support', 'visibility', 'values'], 'Choose among support, visibility and values.'), {
      error: 'Enter a list.',
    })
    .transform((reasons) => [...new Set(reasons)])
    .default([]),
});

/** The body of `POST /send-email/`: only the message is required. Without an address nobody can reply to it. */
export const contact = z.object({
  sender_email: optionalEmail.default(''),
  subject: optionalLine(200).default(''),
  message: paragraphs(10_000),
});

export type Partnership = z.infer<typeof partnership>;
export type Contact = z.infer<typeof contact>;
