import { z } from 'zod';
import { must } from '../values.ts';

/** Returns what a value must be, in an organiser's words, for schemas without a message of their own. */
export const messageOf: z.core.$ZodErrorMap = (issue) => {
  const be = requirement(issue);
  return be === undefined ? undefined : must(be)(issue);
};

function requirement(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'too_small') return `be ${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum}`;
  if (issue.code === 'invalid_format' && issue.format === 'email') return 'be an e-mail address';
  if (issue.code === 'invalid_value') return `be one of ${issue.values.join(', ')}`;
  if (issue.code !== 'invalid_type') return undefined;
  if (issue.inst instanceof z.ZodArray) {
    // No entry may be a function, so the error for a function states what an entry must be.
    const entry = z.safeParse(issue.inst.element, () => undefined, { error: messageOf });
    return `be a list, [ …, … ], each of which ${entry.error?.issues[0]?.message ?? 'is a value'}`;
  }
  if (issue.inst instanceof z.ZodObject) {
    const first = Object.keys(issue.inst.shape).slice(0, 4);
    return `have fields, e.g. { ${first.map((name) => `${name}: …`).join(', ')} }`;
  }
  const kinds: Record<string, string> = {
    int: 'be a whole number',
    number: 'be a number',
    record: 'have names with values, { name: value, … }',
    string: 'be a text',
  };
  return kinds[issue.expected];
}
