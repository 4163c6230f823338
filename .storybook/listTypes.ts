import type { Plugin } from 'vite';

const property = /^(?<name> {2}\w+\??: )readonly (?=.*\[\])/gm;

/**
 * Lists without `readonly`, which the reader of types answers with 'unknown'. Spaces take its place, so that no
 * position moves.
 */
export const readableLists = (source: string): string =>
  source.replaceAll(property, (_, name: string) => `${name}${' '.repeat('readonly '.length)}`);

/** Must stand before the reader of types. */
export function listTypesPlugin(): Plugin {
  return {
    name: 'list-types',
    enforce: 'pre',
    transform: (code, id) =>
      id.endsWith('.tsx') && !id.includes('node_modules') ? { code: readableLists(code), map: null } : null,
  };
}
