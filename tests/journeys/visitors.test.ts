import { newVisitor } from '../e2e/support/visitor.ts';
import { journeys } from './support/journeys.ts';

journeys((story) => {
  story(
    'someone who remembers a title finds the exhibition, and passes its address on',
    async ({ visitor }) => {
      const { words } = visitor;
      await visitor.opens('faqs');
      await visitor.presses('link', words('nav.search'));
      await visitor.writes('textbox', words('nav.search'), 'contre-jour');
      await visitor.presses('link', /^Contre-jour|^Against the Light/);
      await visitor.arrivesAt(/\/event\/Contre-jour\//);
      await visitor.sees('heading', /^Contre-jour|^Against the Light/);
      await visitor.presses('button', words('share.share'));
      await visitor.reads(words('share.copied'));
      const address = await visitor.pastes();
      await visitor.goesTo(new URL(address).pathname);
      await visitor.sees('heading', /^Contre-jour|^Against the Light/);
    },
  );

  story('someone registers for a debate from the programme, having no account yet', async ({ visitor }) => {
    const { words } = visitor;
    const person = newVisitor();
    const registers = new RegExp(`^${words('row.register')}\\s*: \\S`);
    await visitor.opens('program/2024');
    await visitor.presses('link', registers);
    await visitor.arrivesAt(/\/auth\//);
    await visitor.presses('tab', words('auth.register'));
    await visitor.writes('textbox', words('auth.firstName'), person.first_name);
    await visitor.writes('textbox', words('auth.lastName'), person.last_name);
    await visitor.writes('textbox', words('auth.username'), person.username);
    await visitor.writes('textbox', words('auth.email'), person.email);
    await visitor.writes('textbox', words('auth.password'), person.password);
    await visitor.writes('textbox', words('auth.password2'), person.password);
    await visitor.presses('button', words('auth.registerSubmit'));
    await visitor.reads(words('auth.registerDone'));
    await visitor.writes('textbox', words('auth.password'), person.password);
    await visitor.presses('button', words('auth.loginSubmit'));
    await visitor.reads(words('subscription.joined'));
    await visitor.opens('userEventSubscriptions');
    await visitor.sees('button', words('myevents.unsubscribe'));
  });
});
