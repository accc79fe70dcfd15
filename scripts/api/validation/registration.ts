import { z } from 'zod';
import { caseless, email, requiredText, line, REQUIRED } from './text.ts';

const NAME_LENGTH = 150;
const USERNAME = /^[\p{L}\p{M}\p{N}_.@+-]+$/u;
const PASSWORD = { shortest: 8, longest: 1024 };

const username = line(NAME_LENGTH).pipe(
  z.string().regex(USERNAME, 'Use letters, digits and @ . + - _ only, without spaces.'),
);

// Not trimmed: a space is part of a password.
const password = requiredText
  .min(1, REQUIRED)
  .refine(
    (text) => text === '' || Array.from(text).length >= PASSWORD.shortest,
    `Use at least ${PASSWORD.shortest} characters.`,
  )
  .max(PASSWORD.longest, `Use at most ${PASSWORD.longest} characters.`);

const fields = z.object({
  username,
  password,
  password2: requiredText.min(1, REQUIRED),
  first_name: line(NAME_LENGTH),
  last_name: line(NAME_LENGTH),
  email,
});

export const registration = fields
  .refine((body) => body.password === body.password2, {
    path: ['password'],
    message: 'The two passwords do not match.',
    // Compared even when other fields are wrong, so that a visitor sees all errors at once.
    when: ({ value }) => fields.pick({ password: true, password2: true }).safeParse(value).success,
  })
  .refine((body) => ![body.username, body.email].map(caseless).includes(caseless(body.password)), {
    path: ['password'],
    message: 'Choose a password that is not your username or your email address.',
  });

export type Registration = z.infer<typeof fields>;

/** The body of `POST /login/`: only lengths are checked, since registration has checked the rest. */
export const credentials = z.object({
  username: line(254),
  password: requiredText.min(1, REQUIRED).max(1024, 'Use at most 1024 characters.'),
});
