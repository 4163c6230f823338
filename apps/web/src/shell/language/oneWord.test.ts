import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { startupFields } from '@aval/contract';
import { glossary } from '@aval/metrics';
import { textsEs } from '@aval/ui';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../../..', import.meta.url));

/** Synonyms of the words that the product uses: sector, propietario, portfolio. */
const other = /\b(?:industrias?|titular(?:es)?|carteras?)\b/i;

const textsOf = (path: string): string[] =>
  readFileSync(join(root, path), 'utf8')
    .split('\n')
    .filter((line) => !line.startsWith('#') && !line.startsWith('msgid'));

it('Spanish texts use one word for each thing', () => {
  const catalogues = globSync('{apps,packages}/*/src/locales/**/es.po', { cwd: root });
  expect(catalogues).not.toHaveLength(0);
  const texts = [
    ...catalogues.flatMap(textsOf),
    ...Object.values(textsEs),
    ...startupFields.map(({ label }) => label.es),
    ...Object.values(glossary).map(({ title }) => title.es),
  ];
  expect(texts.filter((text) => other.test(text))).toEqual([]);
});
