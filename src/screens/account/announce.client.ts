/**
 * Says what the page shows by itself, for who cannot see it, in the live region that stands in the HTML
 * (`components/Registrations.astro`).
 */
export function announce(words: string): void {
  const region = document.querySelector('[data-registrations]');
  if (!region) return;
  // The same words again are announced again.
  region.textContent = '';
  requestAnimationFrame(() => (region.textContent = words));
}
