import type { Outcome } from '../../../stores/outcome.ts';
import { Field } from '../../forms/Field.tsx';
import { TO_FINISH_ID } from './auth-markup.ts';
import type { AuthWords } from './auth-words.ts';
import { useLiveForm } from './use-live-form.ts';
import { type Registration, signUp } from '../../../stores/account.ts';

interface LoginProps {
  /** Name of the account that was just registered: only the password is missing. */
  username: string | undefined;
  /** The login finishes a registration for an event. */
  isToFinish: boolean;
  words: AuthWords;
  onSubmit: (credentials: { username: string; password: string }) => Promise<Outcome>;
  onDone: () => Promise<void>;
}

export function LoginForm({ username, isToFinish, words, onSubmit, onDone }: LoginProps) {
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

interface RegisterProps {
  words: AuthWords;
  onDone: (registration: Registration) => void;
}

/** Has no validation rules of its own: the errors that the back end reports are shown next to each field. */
export function RegisterForm({ words, onDone }: RegisterProps) {
  const { form, button } = useLiveForm<Registration>((registration) => signUp(registration, words), onDone);
  const field = (name: keyof Registration) => ({ form: 'register', name });
  const secret = { type: 'password', autoComplete: 'new-password' } as const;
  return (
    <form {...form} className="grid gap-6 sm:grid-cols-2">
      <Field {...field('first_name')} label={words['auth.firstName']} autoComplete="given-name" />
      <Field {...field('last_name')} label={words['auth.lastName']} autoComplete="family-name" />
      <Field {...field('username')} label={words['auth.username']} autoComplete="username" />
      <Field {...field('email')} label={words['auth.email']} type="email" autoComplete="email" />
      <Field {...field('password')} {...secret} label={words['auth.password']} />
      <Field {...field('password2')} {...secret} label={words['auth.password2']} />
      <p className="sm:col-span-2">
        <button type="submit" className="button button-solid" {...button}>
          {words['auth.registerSubmit']}
        </button>
      </p>
    </form>
  );
}
