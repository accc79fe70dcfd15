import { BLANK, INVALID, problemId } from './form-markup.ts';

interface Props {
  /** Prefix of ids, which keeps them unique if a page has several forms. */
  form: string;
  name: string;
  label: string;
  type?: 'text' | 'email' | 'tel' | 'url' | 'password';
  /** Number of lines of a text area; without it, the field is an input. */
  rows?: number;
  autoComplete?: string;
  required?: boolean;
  hint?: string;
  /** Message for a field with nothing but white space; without it the field may stay blank. */
  blank?: string;
  /** Message for a value that is not a valid address; without it the back end checks the value. */
  invalid?: string;
  className?: string;
  /** Initial value. Without it, hydration keeps the text already typed. */
  defaultValue?: string | undefined;
  autoFocus?: boolean;
}

/**
 * A field of a form, in an island or as plain HTML, with its label above. `problems.ts` writes the problem of a field
 * below it: React leaves that line and `aria-invalid` alone, even in an island.
 */
export function Field({
  form,
  name,
  label,
  type = 'text',
  rows,
  hint,
  blank,
  invalid,
  className,
  ...rest
}: Props) {
  const id = `${form}-${name}`;
  const isProse = type === 'text' && rest.autoComplete === undefined;
  const shared = {
    ...rest,
    id,
    name,
    [BLANK]: blank,
    [INVALID]: invalid,
    // Only the focused field is in colour.
    className: `input min-h-14 focus-visible:outline-offset-0${rows ? ' resize-y' : ''}`,
    'aria-describedby': [hint && `${id}-hint`, problemId(id)].filter(Boolean).join(' '),
    ...(!isProse && { autoCapitalize: 'none', spellCheck: false }),
  };
  return (
    <div className={['field content-start', className].filter(Boolean).join(' ')}>
      <label htmlFor={id}>{label}</label>
      {rows ? <textarea {...shared} rows={rows} /> : <input {...shared} type={type} />}
      {hint && (
        <p id={`${id}-hint`} className="facts">
          {hint}
        </p>
      )}
      <p id={problemId(id)} className="text-sm font-semibold text-alert empty:hidden" />
    </div>
  );
}
