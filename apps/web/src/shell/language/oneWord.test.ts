import { readFileSync } from 'node:fs';

import { startupFields } from '@aval/contract';
import { glossary } from '@aval/metrics';
import { textsEs } from '@aval/ui';
import { expect, it } from 'vitest';

/** Synonyms of the words that the product uses: sector, propietario, portfolio. */
const other = /\b(?:industrias?|titular(?:es)?|carteras?)\b/i;

const catalogue = (path: string): string[] =>
  readFileSync(new URL(path, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => !line.startsWith('#') && !line.startsWith('msgid'));

it('Spanish texts use one word for each thing', () => {
  const texts = [
    ...['visitors', 'app', 'shared'].flatMap((part) => catalogue(`../../locales/${part}/es.po`)),
    ...catalogue('../../../../../packages/forms/src/locales/es.po'),
    ...Object.values(textsEs),
    ...startupFields.map(({ label }) => label.es),
    ...Object.values(glossary).map(({ title }) => title.es),
  ];
  expect(texts.filter((text) => other.test(text))).toEqual([]);
});
