import { describe, expect, test, vi } from 'vitest';
import { replaceInModule } from '../../replace-in-module.ts';
import { dispatch, openBrowser } from '../../stores/browser.ts';

/** Opens a page. Returns the reported views, and a function that makes the page visible. */
async function visit(
  given: { matomoUrl?: string | null; navigator?: object; visibilityState?: string } = {},
) {
  const { matomoUrl = 'https://stats.example', navigator = {}, visibilityState = 'visible' } = given;
  openBrowser();
  const facts = { visibilityState, title: 'Programme', referrer: 'https://elsewhere.example/' };
  const document = Object.assign(new EventTarget(), facts);
  const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(() =>
    Promise.resolve(new Response()),
  );
  vi.stubGlobal('document', document);
  vi.stubGlobal('navigator', navigator);
  vi.stubGlobal('location', { href: 'https://site.example/fr/program/2024/' });
  vi.stubGlobal('screen', { width: 360, height: 740 });
  vi.stubGlobal('fetch', fetched);
  const publicEnvironment = { matomoUrl, matomoSiteId: 4 };
  replaceInModule('site/public-environment.ts', { publicEnvironment });
  const { reportPageViews } = await import('../../../../src/shell/analytics/page-views.client.ts');
  reportPageViews();
  return {
    views: () =>
      fetched.mock.calls.map(([url, { body }]) => ({ url, ...Object.fromEntries(body as URLSearchParams) })),
    show: () => {
      document.visibilityState = 'visible';
      document.dispatchEvent(new Event('visibilitychange'));
    },
  };
}

describe('a page view', () => {
  test('is reported with the site, the page and the referrer', async () => {
    const { views } = await visit();
    const url = 'https://site.example/fr/program/2024/';
    const urlref = 'https://elsewhere.example/';
    expect(views()).toMatchObject([{ url, idsite: '4', rec: '1', action_name: 'Programme', urlref }]);
  });

  test('of a prerendered page is reported once, when the page becomes visible', async () => {
    const { show, views } = await visit({ visibilityState: 'hidden' });
    expect(views()).toEqual([]);
    show();
    show();
    expect(views()).toHaveLength(1);
  });

  test('is reported again when the back-forward cache brings the page back', async () => {
    const { views } = await visit();
    dispatch('pageshow', { persisted: false });
    expect(views()).toHaveLength(1);
    dispatch('pageshow', { persisted: true });
    expect(views()).toHaveLength(2);
  });

  test.each([
    ['the site has no analytics service', { matomoUrl: null }],
    ['the visitor asks not to be tracked', { navigator: { doNotTrack: '1' } }],
    ['the visitor’s browser asks for privacy', { navigator: { globalPrivacyControl: true } }],
  ])('is not reported when %s', async (_, given) => {
    const { views } = await visit(given);
    dispatch('pageshow', { persisted: true });
    expect(views()).toEqual([]);
  });
});
