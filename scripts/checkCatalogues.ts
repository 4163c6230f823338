// Fails when catalogues translate one message differently, part of: npm run i18n
import { globSync } from 'node:fs';

import config from '../lingui.config.ts';
import { catalogueConflicts } from './catalogueConflicts.ts';

const conflicts: string[] = [];
for (const locale of config.locales) {
  const paths = config.catalogs?.flatMap(({ path }) =>
    globSync(`${path.replace('<rootDir>/', '').replace('{locale}', locale)}.po`),
  );
  conflicts.push(...(await catalogueConflicts(paths ?? [], locale)));
}
if (conflicts.length > 0) {
  console.error([...conflicts, 'Give one of them a context, or make the translations equal.'].join('\n'));
  process.exit(1);
}
