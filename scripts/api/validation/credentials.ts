import { z } from 'zod';
import { requiredText, line, REQUIRED } from './text.ts';

/** The body of `POST /login/`: only its length is checked, since registration has checked the rest. */
export const credentials = z.object({
  username: line(254),
  password: requiredText.min(1, REQUIRED).max(1024, 'Use at most 1024 characters.'),
});
