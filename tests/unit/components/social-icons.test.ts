import { expect, test } from 'vitest';
import { socialMark } from '../../../src/components/footer/social-icons.ts';

const url = 'https://www.pixels.example/biennale';

test.each(['youtube', 'YouTube', 'fa-youtube', 'fab fa-youtube', 'yt'])('%s is drawn as YouTube', (icon) => {
  const { label, path } = socialMark({ icon, url });
  expect([label, path?.charAt(0)]).toEqual(['YouTube', 'M']);
});

test('the bird of old is drawn as its successor', () => {
  expect(socialMark({ icon: 'fa-twitter', url })).toEqual(socialMark({ icon: 'x', url }));
});

test.each(['', 'pixels', 'constructor'])(
  'an icon we do not have (%j) gives way to the host’s name',
  (icon) => {
    expect(socialMark({ icon, url })).toEqual({ label: 'pixels.example', path: null });
  },
);
