import type { z } from 'zod';
import { ApiError, type FieldErrors } from '../http/api-error.ts';

/**
 * Validates a body.
 * @throws ApiError 400 with every message of every field.
 */
export function parse<Output>(schema: z.ZodType<Output>, body: unknown): Output {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const errors: FieldErrors = {};
  for (const { path, message } of parsed.error.issues) {
    const field = path.length > 0 ? String(path[0]) : 'non_field_errors';
    (errors[field] ??= []).push(message);
  }
  throw new ApiError(400, errors);
}
