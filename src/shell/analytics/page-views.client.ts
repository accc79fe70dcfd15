import { publicEnvironment } from '../../site/public-environment.ts';

/** Returns whether the visitor has opted out of tracking, by Do Not Track or by Global Privacy Control. */
function refusesTracking(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return doNotTrack === '1' || globalPrivacyControl === true;
}

/** Calls back as soon as the page is visible: a prerendered page or one in a background tab is not visible yet. */
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
    // Keeps caches from answering the request.
    rand: Math.random().toString(36).slice(2),
    action_name: document.title,
    url: location.href,
    urlref: referrer,
    res: `${screen.width}x${screen.height}`,
  };
  const body = new URLSearchParams(view);
  // Without cookies, and without waiting for the response. The visitor need not know that a view was not counted.
  fetch(address, { method: 'POST', body, mode: 'no-cors', credentials: 'omit', keepalive: true }).catch(
    () => undefined,
  );
}

/**
 * Reports each page view to Matomo by its tracking API, without Matomo's own script: when the page is first visible
 * and whenever the back-forward cache restores it.
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
