import type { Plugin } from 'vite';

/** The oldest browsers that scripts and styles are written for: those of January 2023. */
export const browsers = ['chrome109', 'edge109', 'firefox109', 'safari16.3', 'ios16.3'];

/** Has Vite write for these browsers: Astro sets a target of its own for scripts, which only a plugin can replace. */
export function browserTarget(): Plugin {
  return {
    name: 'browser-target',
    apply: 'build',
    config: () => ({ build: { cssTarget: browsers } }),
    configEnvironment: (name) => (name === 'client' ? { build: { target: browsers } } : null),
  };
}
