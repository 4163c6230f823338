import type { Plugin } from 'vite';

const property = /^(?<name> {2}\w+\??: )readonly (?=.*\[\])/gm;

/**
 * Removes `readonly` from lists, which Storybook's docgen reports as 'unknown'. Replaced by spaces, so that positions
 * do not change.
 */
export const readableLists = (source: string): string =>
  source.replaceAll(property, (_, name: string) => `${name}${' '.repeat('readonly '.length)}`);

/** Must run before Storybook's docgen. */
export function listTypesPlugin(): Plugin {
  return {
    name: 'list-types',
    enforce: 'pre',
    transform: (code, id) =>
      id.endsWith('.tsx') && !id.includes('node_modules') ? { code: readableLists(code), map: null } : null,
  };
}
