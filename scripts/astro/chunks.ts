import type { Plugin } from 'vite';

/**
 * Small modules that several pages' scripts call at once, together: as files of their own they would each cost a page a
 * request, and the next one that it imports another. What an island alone needs is never among them.
 */
const groups = [
  {
    name: 'shell',
    test: /preload-helper|[\\/](?:browser-storage|controls-ready|fill|lang|notice-keys|public-environment|registrations\.client|session-key)\.ts$/,
  },
  { name: 'clock', test: /[\\/](?:clock|days|each-minute|time-zone)\.ts$/ },
  { name: 'status', test: /[\\/](?:event-days|event-phase|festival-moment|hide-past)\.ts$/ },
  {
    name: 'days',
    test: /[\\/](?:day-of-link\.client|festival-day|keyboard-grid\.client|programme-markup|row-hours)\.ts$/,
  },
  { name: 'media', test: /[\\/](?:carousel-index|photo-hash|video-facade\.client)\.ts$/ },
];

/** Has the site's scripts written into few files. */
export function fewChunks(): Plugin {
  return {
    name: 'few-chunks',
    apply: 'build',
    configEnvironment: (name) =>
      name === 'client' ? { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } : null,
  };
}
