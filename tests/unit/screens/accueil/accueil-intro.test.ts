import { expect, test, vi } from 'vitest';
import { openHtml } from '../../open-html.ts';

const html = `
  <accueil-intro>
    <button data-go>GO</button>
    <button data-sound data-on="Turn the sound off" data-off="Turn the sound on" hidden>Turn the sound on</button>
  </accueil-intro>`;

vi.mock('../../../../src/screens/accueil/light-sound.client.ts', () => ({
  startLightSound: () => ({ setMuted: vi.fn(), stop: vi.fn() }),
}));

test('the sound button of a page that returns from the back/forward cache, where the sound has stopped, offers to start it', async () => {
  const window = openHtml(html);
  await import('../../../../src/screens/accueil/accueil-intro.client.ts');
  const [go, sound] = window.document.querySelectorAll('button');
  go?.click();
  await vi.waitFor(() => expect(sound?.textContent).toBe('Turn the sound off'));
  window.dispatchEvent(new window.Event('pagehide'));
  expect(sound?.textContent).toBe('Turn the sound on');
  sound?.click();
  await vi.waitFor(() => expect(sound?.textContent).toBe('Turn the sound off'));
});
