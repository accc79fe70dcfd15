import { describe, expect, test } from 'vitest';
import en from '../../../i18n/en.json' with { type: 'json' };
import fr from '../../../i18n/fr.json' with { type: 'json' };

/** Messages agreed with the festival, word for word, in English and French. */
const catalogue = {
  'pdf.unavailable': [
    'Sorry, the PDF is currently unavailable.',
    'Désolé, le PDF n’est pas disponible pour le moment.',
  ],
  'pdf.failed': [
    'An error occurred while downloading the PDF.',
    'Une erreur s’est produite pendant le téléchargement du PDF.',
  ],
  'partnership.done': ['Partnership request sent successfully!', 'Demande de partenariat envoyée !'],
  'partnership.failed': [
    'Failed to submit partnership request',
    'La demande de partenariat n’a pas pu être envoyée',
  ],
  'partnership.exception': [
    'An error occurred while submitting the partnership request.',
    'Une erreur est survenue pendant l’envoi de la demande de partenariat.',
  ],
  'contact.done': ['Message sent successfully!', 'Message envoyé !'],
  'contact.failed': ['Failed to send message', 'Le message n’a pas pu être envoyé'],
  'contact.exception': [
    'An error occurred while sending the message.',
    'Une erreur est survenue pendant l’envoi du message.',
  ],
  'form.error': ['Error: {detail}', 'Erreur : {detail}'],
  'auth.registerDone': ['Registration successful!', 'Inscription réussie !'],
  'auth.registerFailed': [
    'Registration failed. Please try again.',
    'L’inscription a échoué. Veuillez réessayer.',
  ],
  'auth.loginDone': ['authentification successful!', 'Authentification réussie !'],
  'auth.loginFailed': [
    'authentification failed. Please try again.',
    'L’authentification a échoué. Veuillez réessayer.',
  ],
  'agenda.empty': ['No events at the moment', 'Aucun événement pour le moment'],
  'place.unknown': ['Unknown Place', 'Lieu à préciser'],
  'page.untitled': ['Default Title', 'Sans titre'],
} as const;

describe('the catalogue of messages', () => {
  test.each(Object.entries(catalogue))('has the agreed words for %s', (key, [english, french]) => {
    const plain = (text: string | undefined) => text?.replaceAll(/[\u00a0\u202f]/g, ' ');
    expect(plain((en as Record<string, string>)[key])).toBe(english);
    expect(plain((fr as Record<string, string>)[key])).toBe(french);
  });
});
