import type { ApiError } from './api-error.ts';

/** Messages that visitors may see, with `#` for a number. Messages that only programmers can cause stay in English. */
const french: Readonly<Record<string, string>> = {
  'An account with this email address already exists.': 'Un compte existe déjà avec cette adresse e-mail.',
  'Choose a password that is not your username or your email address.':
    'Choisissez un mot de passe qui ne soit ni votre nom d’utilisateur ni votre adresse e-mail.',
  'Choose among support, visibility and values.': 'Choisissez parmi les raisons proposées.',
  'Enter a full web address, such as https://example.org.':
    'Écrivez une adresse web complète, par exemple https://example.org.',
  'Enter a list.': 'Choisissez parmi les raisons proposées.',
  'Enter a single line without control characters.': 'Écrivez une seule ligne, sans caractères de contrôle.',
  'Enter a text without control characters.': 'Écrivez un texte sans caractères de contrôle.',
  'Enter a text.': 'Écrivez un texte.',
  'Enter a valid email address.': 'Écrivez une adresse e-mail valide.',
  'Enter at most # characters.': 'Écrivez # caractères au plus.',
  'Invalid token.': 'Votre session a expiré.',
  'Not found.': 'Introuvable.',
  'Nothing can be saved at the moment. Please try again later.':
    'Rien ne peut être enregistré pour le moment. Veuillez réessayer plus tard.',
  'Send at most # bytes.': 'Votre texte est trop long.',
  'Sign in first.': 'Connectez-vous d’abord.',
  'Something went wrong on our side.': 'Une erreur est survenue de notre côté.',
  'Please try again in # second.': 'Veuillez réessayer dans # seconde.',
  'Please try again in # seconds.': 'Veuillez réessayer dans # secondes.',
  'Please try again in # minutes.': 'Veuillez réessayer dans # minutes.',
  'The service is busy.': 'Le service est très sollicité.',
  'The two passwords do not match.': 'Les deux mots de passe diffèrent.',
  'This event has been cancelled.': 'Cet événement est annulé.',
  'This event is full.': 'Cet événement est complet.',
  'This event is over.': 'Cet événement est terminé.',
  'This field is required.': 'Ce champ est obligatoire.',
  'This field may not be blank.': 'Ce champ ne peut pas rester vide.',
  'This username is already taken.': 'Ce nom d’utilisateur est déjà pris.',
  'Too many failed attempts.': 'Trop de tentatives ont échoué.',
  'Too many people are signing in.': 'Trop de personnes se connectent en ce moment.',
  'Too many requests.': 'Trop de demandes.',
  'Unable to log in with these credentials.': 'Ce nom et ce mot de passe ne vont pas ensemble.',
  'Use at least # characters.': 'Utilisez au moins # caractères.',
  'Use at most # characters.': 'Utilisez # caractères au plus.',
  'Use letters, digits and @ . + - _ only, without spaces.':
    'Utilisez seulement des lettres, des chiffres et @ . + - _, sans espaces.',
};

/** Whether `Accept-Language` lists French before English; the default is English. */
export function readsFrench(acceptLanguage = ''): boolean {
  const [first] = acceptLanguage.match(/(?<=^|,)\s*(?:fr|en)(?=[-;,\s]|$)/gi) ?? [];
  return first?.trim().toLowerCase() === 'fr';
}

export function inFrench(body: ApiError['body']): ApiError['body'] {
  const translated = Object.entries(body).map(([field, messages]) => [
    field,
    Array.isArray(messages) ? messages.map(translate) : translate(String(messages)),
  ]);
  return Object.fromEntries(translated) as ApiError['body'];
}

/** Translates a message as a whole or, if it consists of several sentences, sentence by sentence. */
function translate(message: string): string {
  const sentences = message.split(/(?<=\.) /).map((part) => sentence(part) ?? part);
  return sentence(message) ?? sentences.join(' ');
}

function sentence(message: string): string | undefined {
  const [number = ''] = /\d+/.exec(message) ?? [];
  return french[message.replace(/\d+/, '#')]?.replace('#', number);
}
