import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { configurationPage } from './configurationTable.ts';
import { envSchema } from './env.ts';

it('describes every setting, and the page in the docs is the generated one', () => {
  const page = configurationPage();
  for (const name of Object.keys(envSchema.shape)) expect(page).toMatch(new RegExp(`\\| ${name} +\\|[^|]+\\| \\S`));
  expect(readFileSync(new URL('../../../../docs/configuration.md', import.meta.url), 'utf8')).toBe(page);
});
