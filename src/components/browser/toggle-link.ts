/**
 * Presents a link as a toggle button, which also reacts to the space key; what a click does is up to its listeners. Its
 * address still works without script and in a new tab.
 */
export function toggleLink(link: HTMLAnchorElement): void {
  link.setAttribute('role', 'button');
  link.setAttribute('aria-pressed', 'false');
  link.addEventListener('keydown', (event) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    link.click();
  });
}
