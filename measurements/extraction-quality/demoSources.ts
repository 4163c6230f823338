import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

import { places } from '../../apps/server/src/configuration/places.ts';

/** The documents of the demo that are made from a source: their name and path; the source ends in .md as well. */
export function demoSources(): { name: string; path: string }[] {
  const sources = globSync('*/*.md', { cwd: fileURLToPath(places.demoDocuments) });
  return sources.toSorted().map((source) => {
    const path = fileURLToPath(new URL(`${places.demoDocuments.href}/${source.replace(/\.md$/, '')}`));
    return { name: basename(path), path };
  });
}
