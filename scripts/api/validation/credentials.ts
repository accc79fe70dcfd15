import { z } from 'zod';
import { given, line, REQUIRED } from './text.ts';

/** The body of `POST /login/`: bounded, else anything, since it is compared with what registration let in. */
export const credentials = z.object({
  username: line(254),
  password: given.min(1, REQUIRED).max(1024, 'Use at most 1024 characters.'),
});
