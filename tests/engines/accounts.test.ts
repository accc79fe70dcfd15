import { contact, partnership } from '../e2e/support/live-forms.ts';
import { newVisitor } from '../e2e/support/visitor.ts';
import { journeys } from './support/journeys.ts';
import type { Visitor } from './support/visitor.ts';

const registers = (visitor: Visitor): RegExp => new RegExp(`^${visitor.words('row.register')}\\s*: \\S`);

/** Creates an account, without logging in. */
async function createsAccount(visitor: Visitor): Promise<ReturnType<typeof newVisitor>> {
  const person = newVisitor();
  await visitor.opens('auth');
  await visitor.makesAccount(person);
  return person;
}

async function logsIn(
  visitor: Visitor,
  { username, password }: { username: string; password: string },
): Promise<void> {
  const { words } = visitor;
  await visitor.opens('auth');
  await visitor.writes('textbox', words('auth.username'), username);
  await visitor.writes('textbox', words('auth.password'), password);
  await visitor.presses('button', words('auth.loginSubmit'));
}

journeys((story) => {
  story('someone mistypes the password, logs in, and logs out', async ({ visitor }) => {
    const { words } = visitor;
    const person = await createsAccount(visitor);
    await logsIn(visitor, { ...person, password: 'something else' });
    await visitor.reads(words('auth.loginFailed'));
    await logsIn(visitor, person);
    await visitor.reads(words('auth.loginDone'));
    await visitor.opens('faqs');
    await visitor.presses('button', new RegExp(`${person.first_name} ${person.last_name}`));
    await visitor.presses('button', words('nav.logout'));
    await visitor.reads(words('auth.logoutDone'));
  });

  story('someone registers for a debate, and unsubscribes again', async ({ visitor }) => {
    const { words } = visitor;
    await logsIn(visitor, await createsAccount(visitor));
    await visitor.reads(words('auth.loginDone'));
    await visitor.opens('program/2024');
    await visitor.presses('button', registers(visitor));
    await visitor.reads(words('subscription.joined'));
    await visitor.opens('userEventSubscriptions');
    await visitor.presses('button', new RegExp(`^${words('row.unregister')}`));
    await visitor.reads(words('subscription.left'));
    await visitor.reads(words('myevents.empty'));
  });

  story(
    'a username that is taken is refused with a reason, and the form stays open',
    async ({ visitor, anotherVisitor }) => {
      const { words } = visitor;
      const { username } = await createsAccount(visitor);
      const second = await anotherVisitor();
      await second.opens('auth');
      await second.presses('tab', words('auth.register'));
      await second.writes('textbox', words('auth.username'), username);
      await second.writes('textbox', words('auth.password'), 'une lampe dans la nuit');
      await second.writes('textbox', words('auth.password2'), 'une lampe dans la nuit');
      await second.presses('button', words('auth.registerSubmit'));
      await second.reads(/nom d’utilisateur|username/i);
      await second.sees('textbox', words('auth.username'));
    },
  );

  for (const form of [contact, partnership])
    story(
      `someone who writes to the festival from /${form.route} is told what is missing, then that the message has arrived`,
      async ({ visitor }) => {
        const { words } = visitor;
        await visitor.opens(form.route);
        await visitor.presses('button', words(`${form.prefix}.send`));
        await visitor.reads(/est à compléter|is blank/);
        for (const [label, value] of Object.entries(form.values))
          await visitor.writes('textbox', words(label), value);
        await visitor.presses('button', words(`${form.prefix}.send`));
        await visitor.reads(words(`${form.prefix}.done`));
      },
    );
});
