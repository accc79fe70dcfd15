import { inlineScript } from '../../components/inline-script.ts';
import { EMBED_HEIGHT } from './embed-code.ts';

/**
 * Shows the events of one type alone if the address names one (`?type=1`) that there is, and tells the page around how
 * high this one is. It is inlined as source text, so it may refer to nothing outside itself.
 */
export function fitEmbed(message: string): void {
  const type = /^[1-9]\d{0,8}$/.exec(new URLSearchParams(location.search).get('type') ?? '')?.[0];
  if (type && document.querySelector(`[data-type="${type}"]`)) {
    for (const row of document.querySelectorAll<HTMLElement>('[data-type]'))
      row.hidden = row.dataset['type'] !== type;
    for (const section of document.querySelectorAll<HTMLElement>('section'))
      section.hidden = !section.querySelector('[data-type]:not([hidden])');
  }
  new ResizeObserver(() => {
    parent.postMessage(
      { type: message, height: Math.ceil(document.body.getBoundingClientRect().height) },
      '*',
    );
  }).observe(document.body);
}

/** The function as it is written into the page. */
export const embedScript = inlineScript(fitEmbed, EMBED_HEIGHT);
