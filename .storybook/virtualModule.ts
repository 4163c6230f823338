import type { Plugin } from 'vite';

/**
 * A module `virtual:<name>` that is generated when Storybook is built.
 *
 * @param write returns its code, called when it is imported.
 */
export function virtualModule(name: string, write: () => string): Plugin {
  const id = `virtual:${name}`;
  return {
    name,
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load: (source) => (source === `\0${id}` ? write() : null),
  };
}
