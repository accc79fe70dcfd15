import type { Outcome } from '../../../stores/outcome.ts';
import { Field } from '../../forms/Field.tsx';
import { TO_FINISH_ID } from './auth-markup.ts';
import { useLiveForm } from './use-live-form.ts';
import type { AuthWords } from './auth-words.ts';

interface Props {
  /** Name of the account that was just registered: only the password is missing. */
  username: string | undefined;
  /** The login finishes a registration for an event. */
  isToFinish: boolean;
  words: AuthWords;
  onSubmit: (credentials: { username: string; password: string }) => Promise<Outcome>;
  onDone: () => Promise<void>;
}

export function LoginForm({ username, isToFinish, words, onSubmit, onDone }: Props) {
  const { form, button } = useLiveForm(onSubmit, onDone);
  return (
    <form {...form} className="grid gap-6">
      <p id={TO_FINISH_ID} className="text-lg" hidden={!isToFinish} suppressHydrationWarning>
        {words['auth.toFinish']}
      </p>
      <Field
        form="login"
        name="username"
        label={words['auth.username']}
        autoComplete="username"
        defaultValue={username}
      />
      <Field
        form="login"
        name="password"
        label={words['auth.password']}
        type="password"
        autoComplete="current-password"
        autoFocus={username !== undefined}
      />
      <p>
        <button type="submit" className="button button-solid" {...button}>
          {words['auth.loginSubmit']}
        </button>
      </p>
    </form>
  );
}
