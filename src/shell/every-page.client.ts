import './islands/bootstrap.client.ts';
import { enhanceLinks } from './header/links.client.ts';
import { watchDisplay } from './display/watch-display.client.ts';
import { showNoticesLeft } from './notices/notices-left.client.ts';
import { registerServiceWorker } from './register-service-worker.client.ts';
import { showLoadFailures } from '../components/browser/load-failure-message.ts';
import { loadButtonsOnGesture } from './button-loader.client.ts';
import { watchRegistrations } from '../screens/account/registrations.client.ts';

/* What every page does before anyone asks, as one file. */
showLoadFailures();
enhanceLinks();
watchRegistrations();
showNoticesLeft();
loadButtonsOnGesture();
registerServiceWorker();
watchDisplay();
