/** Where something stands in the folder. */
export interface Where {
  /** From the festival's folder. */
  file: string;
  /** From 1; null for the file as a whole. */
  line: number | null;
  /** e.g. `photos[2].title`. */
  field: string;
}

/** Problems of a folder, collected so that all are reported at once. */
export interface Problems {
  /** Errors: the folder cannot be published. */
  errors: string[];
  /** Warnings: it can be published, without what the line names. */
  remarks: string[];
  error(where: Where, message: string): void;
  remark(where: Where, message: string): void;
}

const line = ({ file, line: number, field }: Where, message: string): string =>
  `${file}${number === null ? '' : `:${number}`}${field && ` ${field}`} ${message}`;

export function createProblems(): Problems {
  const errors: string[] = [];
  const remarks: string[] = [];
  return {
    errors,
    remarks,
    error: (where, message) => void errors.push(line(where, message)),
    remark: (where, message) => void remarks.push(line(where, message)),
  };
}

/** The folder cannot be read as a festival. Its message has a line for each fault: file, line, field, how to mend it. */
export class FestivalFolderError extends Error {
  constructor(folder: string, errors: readonly string[]) {
    super([`The festival in ${folder} cannot be read:`, ...errors.toSorted()].join('\n  '));
    this.name = 'FestivalFolderError';
  }
}
