import library from 'leaflet/dist/leaflet.css?inline';
import clusters from 'leaflet.markercluster/dist/MarkerCluster.css?inline';
import own from './leaflet-stage.css?inline';
import around from './open-map.css?inline';

/* Astro writes styles that an island imports into its page. A constructed sheet is loaded with this code only. */
const sheet = new CSSStyleSheet();
sheet.replaceSync(library + clusters + own + around);
// A new list, since Safari 16.3 cannot add to the existing one.
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
