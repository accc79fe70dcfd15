import library from 'yet-another-react-lightbox/styles.css?inline';
import own from './viewer.css?inline';

/* Styles that an island imports are written into its page. As a sheet of its own they come with this code alone. */
const sheet = new CSSStyleSheet();
sheet.replaceSync(library + own);
document.adoptedStyleSheets.push(sheet);
