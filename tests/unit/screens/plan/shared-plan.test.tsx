import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { words } from '../../../../src/i18n/translate.ts';
import { SharedPlan } from '../../../../src/screens/plan/island/SharedPlan.tsx';
import { planKeys } from '../../../../src/screens/plan/plan-words.ts';
import { summary } from '../../domain/plan/builders.ts';

test('a shared event shows the language of its title, and that it was cancelled, or moved', () => {
  vi.stubGlobal('location', { hash: '#e=12,13' });
  const title = { text: 'Contre-jour', lang: 'fr' as const, isFallback: true };
  const summaries = {
    12: summary(12, { title, status: 'cancelled' }),
    13: summary(13, { moved: '2099-10-12T20:00:00.000Z' }),
  };
  const html = renderToStaticMarkup(
    <SharedPlan plan={[]} lang="en" words={words('en', ...planKeys)} summaries={summaries} year={2024} />,
  );
  expect(html).toMatch(/<a [^>]*><span lang="fr">Contre-jour<\/span><\/a>/);
  expect(html).toContain('Cancelled');
  expect(html).toMatch(/>Moved<\/span> <a [^>]*><span[^>]*>Event 13</);
});
