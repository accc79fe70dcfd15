import createDOMPurify from 'dompurify';
import { JSDOM } from 'jsdom';

export type SanitiseSvg = (svg: string) => string | null;

/** CSS that might load or hide something; style sheets of drawings normally set only colours and lines. */
const suspectCss = /@|\\|expression|javascript|(?:image|image-set|cross-fade|src)\(|url\((?!\s*["']?#)/i;
const embeddedPicture = /^data:image\/(?:png|jpeg|gif|webp);base64,/i;

/**
 * Creates the sanitiser of drawings: no script, no event handler, no foreign HTML, and no reference that leaves the
 * file. The sanitiser returns null if the result is not a drawing.
 */
export function createSvgSanitiser(): SanitiseSvg {
  const { window } = new JSDOM();
  const purify = createDOMPurify(window);
  purify.addHook('uponSanitizeElement', (node, { tagName }) => {
    if (tagName === 'style' && suspectCss.test(node.textContent ?? '')) node.textContent = '';
  });
  purify.addHook('uponSanitizeAttribute', (_node, data) => {
    const { attrName, attrValue } = data;
    const isReference = /href|src/i.test(attrName);
    if (isReference) data.keepAttr = attrValue.startsWith('#') || embeddedPicture.test(attrValue);
    else if (suspectCss.test(attrValue) && /style|[(\\]/i.test(attrName + attrValue)) data.keepAttr = false;
  });
  return (svg) => {
    const clean = purify.sanitize(svg, { USE_PROFILES: { svg: true, svgFilters: true } });
    const root = new window.DOMParser().parseFromString(clean, 'text/html').body.firstElementChild;
    if (root?.localName !== 'svg') return null;
    return new window.XMLSerializer().serializeToString(root);
  };
}
