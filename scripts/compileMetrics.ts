/**
 * Writes the evaluation model as straight code: packages/metrics/src/model/compiled.ts from the table of steps.
 *
 * node --conditions=@aval/source scripts/compileMetrics.ts
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { compileModel } from '../packages/metrics/src/testing/compileModel.ts';

const repository = resolve(import.meta.dirname, '..');
const path = join(repository, 'packages/metrics/src/model/compiled.ts');
writeFileSync(path, compileModel());
execFileSync(join(repository, 'node_modules/.bin/oxfmt'), [path], { stdio: 'inherit' });
