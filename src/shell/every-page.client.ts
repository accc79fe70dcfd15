import './islands/bootstrap.client.ts';
import { enhanceLinks } from './header/links.client.ts';
import { watchDisplay } from './display/watch-display.client.ts';
import { showNoticesLeft } from './notices/notices-left.client.ts';
import { keepForReading } from './keep-for-reading.client.ts';
import { showLoadFailures } from '../components/browser/load-failure-message.ts';
import { wakeButtons } from './wake-buttons.client.ts';
import { watchRegistrations } from '../screens/account/registrations.client.ts';

/* What every page does before anyone asks, as one file. */
showLoadFailures();
enhanceLinks();
watchRegistrations();
showNoticesLeft();
wakeButtons();
keepForReading();
watchDisplay();
