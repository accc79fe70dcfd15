import own from './near.css?inline';

/* As those of the open map: they come with this code only. */
const sheet = new CSSStyleSheet();
sheet.replaceSync(own);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
