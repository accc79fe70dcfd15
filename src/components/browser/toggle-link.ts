/**
 * Makes a link a toggle button, which answers to the space key as well. Its address still answers without script, and
 * to those who open it in a tab of its own.
 */
export function toggleLink(link: HTMLAnchorElement, onPress: () => void): void {
  link.setAttribute('role', 'button');
  link.ariaPressed = 'false';
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onPress();
  });
  link.addEventListener('keydown', (event) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    onPress();
  });
}
