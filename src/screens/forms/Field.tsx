import { BLANK, INVALID, problemId } from './form-markup.ts';

interface Props {
  /** Makes its identifiers unique where a page holds several forms. */
  form: string;
  name: string;
  label: string;
  type?: 'text' | 'email' | 'tel' | 'url' | 'password';
  /** A text of several lines, this many high. */
  rows?: number;
  autoComplete?: string;
  required?: boolean;
  hint?: string;
  /** Told when nothing but white space was typed; without it the field may stay blank. */
  blank?: string;
  /** Told when it holds something else than an address; without it the back end may say so. */
  invalid?: string;
  className?: string;
  /** Initial value. Without it, hydration keeps the text already typed. */
  defaultValue?: string | undefined;
  autoFocus?: boolean;
}

/**
 * A field of a form, in an island or as plain HTML, with its name above. What is wrong with it is written below, by
 * `problems.ts`: in an island, too, React leaves that line and `aria-invalid` alone.
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
    // The field that has the focus is the one in colour.
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
