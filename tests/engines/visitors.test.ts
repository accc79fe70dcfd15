import { newVisitor } from '../e2e/support/visitor.ts';
import { journeys } from './support/journeys.ts';

/** Events on the evening of 12 October: a debate, and a walk that begins before it ends. */
const [debate, walk] = [20, 59];

/** Position in the medina, a few steps from the Kheireddine Palace. */
const IN_THE_MEDINA = { latitude: 36.8014, longitude: 10.1698 };

journeys((story) => {
  story(
    'at five in the medina, someone sees what is open nearby, and how long it takes to walk there',
    async ({ visitor }) => {
      const { words } = visitor;
      await visitor.page.standAt(IN_THE_MEDINA);
      await visitor.opens('');
      await visitor.presses('link', words('now.home'));
      await visitor.sees('heading', words('now.on'));
      await visitor.presses('button', words('now.near'));
      await visitor.reads(words('walk.fromHere'));
      await visitor.presses('link', await visitor.titleOf(1));
      await visitor.arrivesAt(/\/event\/Contre-jour\//);
    },
    'a position',
  );

  story('someone who remembers a title finds the exhibition, and shares its address', async ({ visitor }) => {
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
  });

  story('someone without an account registers for a debate from the programme', async ({ visitor }) => {
    const { words } = visitor;
    const person = newVisitor();
    const registers = new RegExp(`^${words('row.register')}\\s*: \\S`);
    await visitor.opens('program/2024');
    await visitor.presses('link', registers);
    await visitor.arrivesAt(/\/auth\//);
    await visitor.makesAccount(person);
    await visitor.writes('textbox', words('auth.password'), person.password);
    await visitor.presses('button', words('auth.loginSubmit'));
    await visitor.arrivesAt(/\/program\/2024\//);
    await visitor.reads(words('subscription.joined'));
    await visitor.opens('userEventSubscriptions');
    await visitor.sees('button', new RegExp(`^${words('row.unregister')}`));
  });

  story(
    'two friends plan a Saturday: one saves events and sees that they clash, the other adds them from a link',
    async ({ visitor, anotherVisitor }) => {
      await visitor.opens('program/2024');
      await visitor.scrolls();
      for (const event of [debate, walk])
        await visitor.presses('button', visitor.says('save.event', { title: await visitor.titleOf(event) }));
      await visitor.opens('plan');
      await visitor.reads(visitor.words('plan.clash').replace(/\{.*/, ''));
      await visitor.presses('button', visitor.words('share.share'));
      await visitor.reads(visitor.words('share.copied'));
      const address = await visitor.pastes();

      const friend = await anotherVisitor();
      await friend.goesTo(address);
      await friend.reads(friend.words('plan.shared'));
      await friend.presses('button', friend.says('plan.sharedAdd.other', { count: 2 }));
      await friend.sees('link', await friend.titleOf(debate));
      await friend.sees('link', await friend.titleOf(walk));
    },
  );

  story('someone continues to read in the underground, without a network', async ({ visitor, ownSite }) => {
    const site = await ownSite();
    const event = new URL(`/${visitor.lang}/event/Contre-jour/`, site.url).href;
    await visitor.goesTo(event);
    await visitor.isReadyToReadOffline(event);
    await site.close();

    await visitor.goesTo(event);
    await visitor.sees('heading', await visitor.titleOf(1));
    await visitor.goesTo(new URL(`/${visitor.lang}/editions/`, site.url).href);
    await visitor.reads(visitor.words('offline.notHere'));
    await visitor.presses('link', /^Contre-jour|^Against the Light/);
    await visitor.sees('heading', await visitor.titleOf(1));
  });

  story('someone reads in dark mode, and the site remembers it', async ({ visitor }) => {
    const { words } = visitor;
    await visitor.opens('faqs');
    await visitor.presses('radio', words('display.night'));
    await visitor.seesBackground('rgb(0, 0, 0)');
    await visitor.opens('event/Contre-jour');
    await visitor.seesBackground('rgb(0, 0, 0)');
  });
});
