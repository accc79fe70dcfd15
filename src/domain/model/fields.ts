/** An object of JSON, whose fields are unknown. */
export type Fields = Readonly<Record<string, unknown>>;

/**
 * Whether a value is an object, and not a list. Scripts of pages that share no other module have guards of their own: a
 * module that several scripts share costs each page a further file.
 */
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
