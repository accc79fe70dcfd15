import { z } from 'zod';
import { ApiError } from './api-error.ts';
import type { Context, MiddlewareHandler } from 'hono';

const LARGEST_BODY = 64 * 1024;
const UTF8 = new TextDecoder('utf-8', { fatal: true });

/** Refuses calls that announce too large a body, even if no route reads it. */
export const bodyLimit: MiddlewareHandler = async (c, next) => {
  if (Number(c.req.header('Content-Length') ?? 0) > LARGEST_BODY) throw tooLarge();
  await next();
};

/**
 * Reads and validates the JSON object in the body of a call.
 * @throws ApiError 415 for another media type, 413 for too large a body, 400 for one that is invalid or not an object.
 */
export async function jsonBody<Output>(c: Context, schema: z.ZodType<Output>): Promise<Output> {
  const [mediaType = ''] = (c.req.header('Content-Type') ?? '').split(';');
  if (mediaType.trim().toLowerCase() !== 'application/json') {
    throw new ApiError(415, 'Send the body as application/json.');
  }
  const value = parseJson(await readAll(c.req.raw.body));
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw notAnObject();
  // The contract allows null for any field, in the sense of absent.
  return parse(schema, Object.fromEntries(Object.entries(value).filter(([, content]) => content !== null)));
}

/** @throws ApiError 400 with every message of every field. */
export function parse<Output>(schema: z.ZodType<Output>, body: unknown): Output {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const { formErrors, fieldErrors } = z.flattenError(parsed.error);
  throw new ApiError(400, { ...fieldErrors, ...(formErrors.length > 0 && { non_field_errors: formErrors }) });
}

/** Reads a body, counting its bytes: a chunked one announces no size. @throws ApiError 413, or 400 if it breaks off. */
async function readAll(body: ReadableStream<Uint8Array> | null): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of body ?? []) {
      size += chunk.byteLength;
      if (size > LARGEST_BODY) throw tooLarge();
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof ApiError) throw error;
    // The caller has disconnected half way: this is not a server error to report.
    throw new ApiError(400, 'The body broke off.');
  }
  return Buffer.concat(chunks, size);
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(UTF8.decode(bytes));
  } catch {
    throw notAnObject();
  }
}

function tooLarge(): ApiError {
  return new ApiError(413, `Send at most ${LARGEST_BODY} bytes.`);
}

function notAnObject(): ApiError {
  return new ApiError(400, { non_field_errors: ['Send a JSON object.'] });
}
