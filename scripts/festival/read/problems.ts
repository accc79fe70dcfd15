export interface Where {
  file: string;
  /** Counted from 1; null for the file as a whole. */
  line: number | null;
  /** e.g. `photos[2].title`. */
  field: string;
}

/** The position of a whole file or folder. */
export const whole = (file: string): Where => ({ file, line: null, field: '' });

const line = ({ file, line: number, field }: Where, message: string): string =>
  `${file}${number === null ? '' : `:${number}`}${field && ` ${field}`} ${message}`;

export type Problems = ReturnType<typeof createProblems>;

/** Collects the problems of a folder, so that all are reported at once. */
export function createProblems() {
  const errors: string[] = [];
  const remarks: string[] = [];
  return {
    /** Problems that prevent the folder from being published. */
    errors,
    /** Problems that do not prevent publication, e.g. pictures that are left out. */
    remarks,
    error: (where: Where, message: string): void => void errors.push(line(where, message)),
    remark: (where: Where, message: string): void => void remarks.push(line(where, message)),
  };
}

/** The folder cannot be read as a festival. The message has a line for each fault: file, line, field, how to fix it. */
export class FestivalFolderError extends Error {
  constructor(folder: string, errors: readonly string[]) {
    super([`The festival in ${folder} cannot be read:`, ...errors.toSorted()].join('\n  '));
    this.name = 'FestivalFolderError';
  }
}
