import library from 'leaflet/dist/leaflet.css?inline';
import clusters from 'leaflet.markercluster/dist/MarkerCluster.css?inline';
import own from './leaflet-stage.css?inline';

/* Styles that an island imports are written into its page. As a sheet of its own they come with this code alone. */
const sheet = new CSSStyleSheet();
sheet.replaceSync(library + clusters + own);
document.adoptedStyleSheets.push(sheet);
