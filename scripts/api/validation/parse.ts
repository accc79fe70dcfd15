import { z } from 'zod';
import { ApiError } from '../http/api-error.ts';

/** @throws ApiError 400 with every message of every field. */
export function parse<Output>(schema: z.ZodType<Output>, body: unknown): Output {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const { formErrors, fieldErrors } = z.flattenError(parsed.error);
  throw new ApiError(400, { ...fieldErrors, ...(formErrors.length > 0 && { non_field_errors: formErrors }) });
}
