/** Where something stands in the folder. */
export interface Where {
  /** From the festival's folder. */
  file: string;
  /** From 1; null for the file as a whole. */
  line: number | null;
  /** e.g. `photos[2].title`. */
  field: string;
}

const line = ({ file, line: number, field }: Where, message: string): string =>
  `${file}${number === null ? '' : `:${number}`}${field && ` ${field}`} ${message}`;

export type Problems = ReturnType<typeof createProblems>;

/** Problems of a folder, collected so that all are reported at once. */
export function createProblems() {
  const errors: string[] = [];
  const remarks: string[] = [];
  return {
    /** The folder cannot be published. */
    errors,
    /** It can be published, without what the line names. */
    remarks,
    error: (where: Where, message: string): void => void errors.push(line(where, message)),
    remark: (where: Where, message: string): void => void remarks.push(line(where, message)),
  };
}

/** The folder cannot be read as a festival. Its message has a line for each fault: file, line, field, how to mend it. */
export class FestivalFolderError extends Error {
  constructor(folder: string, errors: readonly string[]) {
    super([`The festival in ${folder} cannot be read:`, ...errors.toSorted()].join('\n  '));
    this.name = 'FestivalFolderError';
  }
}
