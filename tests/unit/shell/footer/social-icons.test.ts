import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { socialMark } from '../../../../src/shell/footer/social-icons.ts';
import { iconNames } from '../../../../src/components/icon/icons.ts';

const url = 'https://www.pixels.example/biennale';

test.each(['YouTube', 'fab fa-youtube', 'yt'])('%s is drawn as YouTube', (icon) => {
  expect(socialMark({ icon, url })).toEqual({ label: 'YouTube', drawing: 'youtube' });
});

test('the former icon of Twitter is drawn as X', () => {
  expect(socialMark({ icon: 'fa-twitter', url })).toEqual(socialMark({ icon: 'x', url }));
});

test.each(['', 'pixels', 'constructor'])('an unknown icon (%j) is replaced by the host', (icon) => {
  expect(socialMark({ icon, url })).toEqual({ label: 'pixels.example', drawing: null });
});

test('the icons are exactly the symbols of the file of icons', () => {
  const sheet = readFileSync(new URL('../../../../src/components/icon/icons.svg', import.meta.url), 'utf8');
  const symbols = Array.from(
    sheet.matchAll(/<symbol id="(\w+)" viewBox="0 0 24 24"><path d="[^"]+"\/>/g),
    ([, id]) => id,
  );
  expect(symbols.toSorted()).toEqual(iconNames.toSorted());
});
