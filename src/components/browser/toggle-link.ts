/**
 * Makes a link a toggle button, which also reacts to the space key. Its address still works without script and in a new
 * tab.
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
