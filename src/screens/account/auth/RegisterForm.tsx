import { type Registration, signUp } from '../../../stores/account.ts';
import { Field } from '../../forms/Field.tsx';
import { useLiveForm } from './use-live-form.ts';
import type { AuthWords } from './auth-words.ts';

interface Props {
  words: AuthWords;
  onDone: (registration: Registration) => void;
}

/** Has no rules of its own: the back end says what is wrong, beside each field. */
export function RegisterForm({ words, onDone }: Props) {
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
