import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import * as metrics from './index.ts';

const folder = import.meta.dirname;
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('testing'),
);

describe('the package', () => {
  it('gives functions and tables of data only', () => {
    for (const [name, each] of Object.entries(metrics)) {
      expect([name, ['function', 'object', 'string', 'number'].includes(typeof each)]).toEqual([name, true]);
    }
    expect(metrics.MODEL_VERSION).toBe('2.0.0');
  });

  it('documents each function and table in its README', () => {
    const [, table = ''] = readFileSync(join(folder, '../README.md'), 'utf8').split('| you want');
    const named = new Set([...table.matchAll(/`(\w+)`/g)].map(([, name]) => name));
    expect(Object.keys(metrics).filter((name) => !named.has(name))).toEqual([]);
  });

  it.each(sources)('%s has no external dependency, clock or randomness', (file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    const imported = [...text.matchAll(/from '([^']+)'/g)].map(([, source = '']) => source);
    expect(imported.filter((source) => !source.startsWith('.'))).toEqual([]);
    expect(text).not.toMatch(/Date\.now|new Date\(\)|Math\.random|process\.|globalThis|window\./);
  });
});
