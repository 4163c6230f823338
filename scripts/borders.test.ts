import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What a file of each package may not import, and what it may. */
const borders: { file: string; forbidden: string[]; allowed: string[] }[] = [
  {
    file: 'packages/metrics/src/a.ts',
    forbidden: ['zod', 'd3', '@aval/contract', 'node:fs', 'vitest', '../../../contract/src/endpoints.ts'],
    allowed: ['./bands.ts', '../bands/bands.ts'],
  },
  {
    file: 'packages/metrics/src/a.test.ts',
    forbidden: ['@aval/contract', 'react'],
    allowed: ['vitest', 'fast-check', 'node:fs', './a.ts'],
  },
  {
    file: 'packages/contract/src/a.ts',
    forbidden: [
      '@aval/ui',
      '@aval/forms',
      '@aval/screens',
      '@aval/web',
      '@aval/server/src/app.ts',
      'react',
      'react-dom/client',
      '@tanstack/react-query',
      'fastify',
      'drizzle-orm/pg-core',
      'pg',
      'node:fs',
      '../../ui/src/index.ts',
    ],
    allowed: ['@aval/metrics', 'zod/mini', './messages.ts'],
  },
  {
    file: 'packages/ui/src/a.tsx',
    forbidden: [
      '@aval/contract',
      '@aval/forms',
      '@aval/screens',
      '@aval/web',
      '@aval/server',
      '@lingui/react/macro',
      'react-router-dom',
      '@tanstack/react-query',
      '../../forms/src/index.ts',
    ],
    allowed: ['@aval/metrics', 'react', '@tanstack/react-table', '@tanstack/react-virtual', 'd3'],
  },
  {
    file: 'packages/ui/src/a.css.ts',
    forbidden: ['@aval/contract', '@lingui/core', './Badge.tsx'],
    allowed: ['@vanilla-extract/css', '@aval/metrics', './theme/contract.css.ts'],
  },
  {
    file: 'packages/forms/src/a.tsx',
    forbidden: ['@aval/screens', '@aval/web', '@aval/server', 'react-router-dom', '@tanstack/react-query'],
    allowed: ['@aval/ui', '@aval/contract', '@aval/metrics', '@lingui/react/macro', 'react-hook-form'],
  },
  {
    file: 'packages/forms/src/a.css.ts',
    forbidden: ['@aval/web', 'react-router-dom', '@aval/ui', './Field.tsx'],
    allowed: ['@vanilla-extract/css', '@aval/ui/theme'],
  },
  {
    file: 'packages/screens/src/a.tsx',
    forbidden: ['@aval/web', '@aval/server', 'react-router-dom', '@tanstack/react-query'],
    allowed: ['@aval/ui', '@aval/forms', '@aval/contract', '@aval/metrics', '@lingui/react/macro'],
  },
  {
    file: 'packages/screens/src/a.css.ts',
    forbidden: ['@aval/web', 'react-router-dom', '@aval/ui', './Evaluation.tsx'],
    allowed: ['@vanilla-extract/css', '@aval/ui/theme'],
  },
  {
    file: 'apps/web/src/a.tsx',
    forbidden: ['@aval/server', 'fastify', 'pg', 'drizzle-orm', '@tanstack/react-query'],
    allowed: ['@aval/ui', '@aval/forms', '@aval/screens', '@aval/contract', 'react-router-dom'],
  },
  { file: 'apps/web/src/api/useQuery.ts', forbidden: ['@aval/server'], allowed: ['@tanstack/react-query'] },
  {
    file: 'apps/web/src/a.css.ts',
    forbidden: ['@aval/server', '@aval/ui', '@aval/ui/charts', './App.tsx'],
    allowed: ['@vanilla-extract/css', '@aval/ui/theme'],
  },
  {
    file: 'apps/server/src/a.ts',
    forbidden: ['@aval/ui', '@aval/forms', '@aval/screens', '@aval/web', 'react'],
    allowed: ['@aval/contract', '@aval/metrics', 'fastify', 'drizzle-orm', 'node:fs'],
  },
  { file: '.storybook/pages/a.css.ts', forbidden: ['@aval/ui', './Page.tsx'], allowed: ['@aval/ui/theme'] },
];

interface Complaint {
  code: string;
  filename: string;
  labels: { span: { line: number } }[];
}

let folder: string;
let refused: string[];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'aval-borders-'));
  copyFileSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  for (const { file, forbidden, allowed } of borders) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    const lines = [...forbidden, ...allowed].map(
      (from, at) => `import { useQuery as name${String(at)} } from '${from}';`,
    );
    writeFileSync(join(folder, file), lines.join('\n'));
  }
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/oxlint'), ['--format=json', '.'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: Complaint[] };
  refused = diagnostics
    .filter(({ code }) => code.includes('no-restricted-imports'))
    .map(({ filename, labels }) => `${filename}:${String(labels[0]?.span.line)}`);
});

afterAll(() => rmSync(folder, { recursive: true }));

it.each(borders)('rejects only forbidden imports in $file', ({ file, forbidden, allowed }) => {
  const imports = [...forbidden, ...allowed];
  expect(imports.filter((_, at) => refused.includes(`${file}:${String(at + 1)}`))).toEqual(forbidden);
});
