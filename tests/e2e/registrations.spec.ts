import { accountPage } from './support/account-page.ts';
import { callsTo } from './support/back-end.ts';
import { demo } from './support/festivals.ts';
import { expect, test } from './support/test.ts';

const { inProgramme: DEBATE } = demo;
/** An event that takes registrations and is full. */
const FULL = 42;

test('a double click subscribes once, even if the first click is answered before the second', async ({
  page,
  backEnd,
}) => {
  const { buttonOf, named, programme } = accountPage(page, 'en');
  await backEnd.signIn(page, await backEnd.member());
  await page.goto(programme());
  const calls = callsTo(page, '/subscribe/');
  await buttonOf().dblclick();
  await expect(buttonOf()).not.toHaveAttribute('aria-busy');
  await expect(buttonOf()).toHaveAccessibleName(named('row.unregister'));
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expect(buttonOf()).toHaveAccessibleName(named('row.unregister'));
  expect(calls).toEqual(['POST']);
});

test('the register button keeps its place and size when the visitor registers, and is correct before any script is loaded', async ({
  page,
  backEnd,
}) => {
  const { buttonOf, named, programme } = accountPage(page, 'fr');
  // A web font that loads late is not used, and words in the fallback font have another width.
  await page.route('**/*.woff2', (route) => route.abort());
  const placeOf = async () => {
    // The vertical position is left out: it depends on rows that have not been scrolled to yet.
    const box = await buttonOf().boundingBox();
    return box && { x: box.x, width: box.width, height: box.height };
  };
  await page.goto(programme());
  const before = await placeOf();
  await backEnd.signIn(page, await backEnd.member());
  await page.goto(programme());
  await expect(buttonOf()).toHaveRole('button');
  await buttonOf().press(' ');
  await expect(buttonOf()).toHaveAttribute('data-joined');
  expect(await placeOf()).toEqual(before);
  await expect(buttonOf()).not.toHaveAttribute('aria-busy');
  await page.route('**/_astro/*.js', (route) => route.abort());
  await page.reload();
  await expect(buttonOf()).toHaveAccessibleName(named('row.unregister'));
  expect(await placeOf()).toEqual(before);
});

test('an event that has become full shows its button only to registered visitors, who can leave it', async ({
  page,
  backEnd,
}) => {
  const { buttonOf, named, programme } = accountPage(page, 'fr');
  const button = buttonOf(FULL);
  await page.goto(programme());
  await expect(button).toBeHidden();
  await backEnd.signIn(page, await backEnd.member());
  await page.goto(programme());
  await expect(buttonOf()).toHaveRole('button');
  await expect(button).toBeHidden();
  // The back end lets nobody register for an event that is full already.
  const registered = [FULL];
  await page.route('**/api/subscriptions/', (route) =>
    route.fulfill({
      headers: { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' },
      json: registered.map((event) => ({ id: 1, event })),
    }),
  );
  for (const path of [programme(), '/fr/event/Le_portrait_à_la_chambre/']) {
    await page.goto(path);
    await expect(button).toHaveAccessibleName(named('row.unregister'));
  }
  page.on('request', (call) => {
    if (call.method() === 'DELETE') registered.pop();
  });
  await button.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(button).toBeHidden();
});

test('a double click on unsubscribe leaves the next event in the list', async ({ page, backEnd }) => {
  const { t, listed, notice } = accountPage(page, 'en');
  const token = await backEnd.signIn(page, await backEnd.member());
  for (const eventId of [DEBATE, demo.child.id]) await backEnd.subscribe(token, eventId);
  await page.goto('/en/userEventSubscriptions/');
  await expect(listed).toHaveCount(2);
  const calls = callsTo(page, '/subscribe/');
  await listed
    .first()
    .getByRole('button', { name: t('row.unregister') })
    .dblclick();
  await expect(notice('subscription.left')).toBeVisible();
  await expect(listed).toHaveCount(1);
  expect(calls).toEqual(['DELETE']);
});
