import type { Plugin } from 'vite';

/** Oldest browsers for which scripts and styles are compiled: those of January 2023. */
export const browsers = ['chrome109', 'edge109', 'firefox109', 'safari16.3', 'ios16.3'];

/** Makes Vite compile for these browsers: Astro sets its own target for scripts, which only a plugin can replace. */
export function browserTarget(): Plugin {
  return {
    name: 'browser-target',
    apply: 'build',
    config: () => ({ build: { cssTarget: browsers } }),
    configEnvironment: (name) => (name === 'client' ? { build: { target: browsers } } : null),
  };
}
