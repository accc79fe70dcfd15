import { publicEnvironment } from '../../site/public-environment.ts';

/** The visitor has asked, in either of the two ways there are, not to be counted. */
function refusesTracking(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return doNotTrack === '1' || globalPrivacyControl === true;
}

/** Calls back once the page is seen: a prerendered page, or one in a tab behind, is not yet. */
function whenSeen(callback: () => void): void {
  if (document.visibilityState === 'visible') callback();
  else document.addEventListener('visibilitychange', () => whenSeen(callback), { once: true });
}

function report(address: string, siteId: number, referrer: string): void {
  const view = {
    idsite: String(siteId),
    rec: '1',
    apiv: '1',
    send_image: '0',
    // Keeps caches on the way from answering.
    rand: Math.random().toString(36).slice(2),
    action_name: document.title,
    url: location.href,
    urlref: referrer,
    res: `${screen.width}x${screen.height}`,
  };
  const body = new URLSearchParams(view);
  // Without cookies, and without waiting for or reading an answer. A view that is not counted is no visitor's problem.
  fetch(address, { method: 'POST', body, mode: 'no-cors', credentials: 'omit', keepalive: true }).catch(
    () => undefined,
  );
}

/**
 * Reports each page view to Matomo by its tracking API, without a script of Matomo's: when the page is first seen
 * and whenever the back-forward cache shows it again.
 */
export function reportPageViews(): void {
  const { matomoUrl, matomoSiteId } = publicEnvironment;
  if (matomoUrl === null || refusesTracking()) return;
  const address = `${matomoUrl}/matomo.php`;
  whenSeen(() => report(address, matomoSiteId, document.referrer));
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) whenSeen(() => report(address, matomoSiteId, ''));
  });
}
