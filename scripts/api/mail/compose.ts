import type { StoredMessage } from '../db/message-repository.ts';
import type { Mail } from './mailer.ts';

const REASONS = { support: 'soutien', visibility: 'visibilité', values: 'valeurs' } as const;

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
  const reasons = message.body.partnershipReason.map((reason) => REASONS[reason]).join(', ');
  return {
    id,
    replyTo: { name, address: email },
    subject: `[Partenariat] ${name}`,
    text: [
      `Nom : ${name}`,
      `Adresse électronique : ${email}`,
      `Téléphone : ${phone}`,
      `Fonction : ${jobTitle}`,
      `Domaine : ${experienceField}`,
      `Site : ${website}`,
      `Raisons : ${reasons || 'non précisées'}`,
    ].join('\n'),
  };
}
