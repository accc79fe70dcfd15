import '../islands/bootstrap.ts';
import { enhanceLinks } from '../components/header/links.ts';
import { showNoticesLeft } from '../components/notices-left.ts';
import { keepForReading } from '../components/keep-for-reading.ts';
import { showLostCode } from '../islands/lost-code-words.ts';
import { fetchModules } from '../islands/module-files.ts';
import { watchRegistrations } from '../islands/registrations.ts';

/* What every page does before anyone asks, as one file. */
window.fetchModules = fetchModules;
showLostCode();
enhanceLinks();
watchRegistrations();
showNoticesLeft();
keepForReading();
