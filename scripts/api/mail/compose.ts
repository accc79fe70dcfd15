import type { StoredMessage } from '../db/message-repository.ts';
import type { Mail } from './mailer.ts';

const REASONS = { support: 'soutien', visibility: 'visibilité', values: 'valeurs' } as const;

const lines = (rows: readonly (readonly [string, string])[]): string =>
  rows.map(([label, value]) => `${label} : ${value}`).join('\n');

/** Composes the mail to the organisers for a visitor's message; replies go to the visitor. */
export function compose(message: StoredMessage): Mail {
  const id = `message-${message.id}-${message.createdAt}`;
  if (message.kind === 'contact') {
    const { sender_email: address, subject, message: text } = message.body;
    return {
      id,
      replyTo: address === '' ? null : { name: '', address },
      subject: `[Contact] ${subject || 'Sans objet'}`,
      text,
    };
  }
  const { firstName, lastName, email, phone, jobTitle, experienceField, website } = message.body;
  const name = `${firstName} ${lastName}`;
  return {
    id,
    replyTo: { name, address: email },
    subject: `[Partenariat] ${name}`,
    text: lines([
      ['Nom', name],
      ['Adresse électronique', email],
      ['Téléphone', phone],
      ['Fonction', jobTitle],
      ['Domaine', experienceField],
      ['Site', website],
      [
        'Raisons',
        message.body.partnershipReason.map((reason) => REASONS[reason]).join(', ') || 'non précisées',
      ],
    ]),
  };
}
