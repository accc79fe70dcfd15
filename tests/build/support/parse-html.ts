import { JSDOM } from 'jsdom';

const { DOMParser } = new JSDOM('').window;

/**
 * A page to be read. It has no window, for which its styles and scripts would be interpreted: that takes longer than all
 * the rest.
 */
export const parseHtml = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');
