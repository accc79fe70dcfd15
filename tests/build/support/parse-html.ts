import { JSDOM } from 'jsdom';

const { DOMParser } = new JSDOM('').window;

/**
 * Parses a page without a window. With one, its styles and scripts would be interpreted, which takes longer than all
 * the rest.
 */
export const parseHtml = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');
