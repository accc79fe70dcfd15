import type { AstroLoggerDestination } from 'astro';
import nodeLog from 'astro/logger/node';

/** The beginning of a page's line in Astro's log, and its end, which states the time. */
const OF_A_PAGE = /^ +\S*(?:├─|\()/;

/** Astro's log without its lines for each page: a thousand of them hide the other messages, and take seconds. */
export default function buildLog(options: Parameters<typeof nodeLog>[0]): AstroLoggerDestination {
  const log = nodeLog(options);
  return {
    write: (event) => {
      if (!OF_A_PAGE.test(event.message)) log.write(event);
    },
  };
}
