import '../islands/bootstrap.ts';
import { enhanceLinks } from '../components/header/links.ts';
import { wakeNoticesLeft } from '../components/notices-left.ts';
import { keepForReading } from '../components/keep-for-reading.ts';
import { watchRegistrations } from '../islands/registrations.ts';

/* What every page does before anyone asks, as one file. */
enhanceLinks();
watchRegistrations();
wakeNoticesLeft();
keepForReading();
