import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { expect, it, onTestFinished } from 'vitest';

import { folderCircles, neighbourImports } from './folderCircles.ts';

/** A folder with these files and imports. */
function tree(files: Record<string, string[]>): string {
  const root = mkdtempSync(join(tmpdir(), 'aval-folders-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [path, imports] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), imports.map((from) => `import type { a } from '${from}';`).join('\n'));
  }
  return root;
}

it('finds nothing when folders import in one direction, ignoring imports inside folders', () => {
  const root = tree({
    'main.ts': ['./edge/app.ts'],
    'edge/app.ts': ['../http/CallError.ts', '../accounts/login.ts', './inner/a.ts'],
    'edge/inner/a.ts': ['../app.ts', '../../http/CallError.ts'],
    'accounts/login.ts': ['../http/CallError.ts', 'fastify', '../../elsewhere/edge/app.ts'],
    'http/CallError.ts': [],
  });
  expect(folderCircles(root)).toEqual([]);
});

it('reports each circle of two or three folders once', () => {
  const two = tree({ 'a/one.ts': ['../b/two.ts'], 'b/inner/deep.ts': ['../../a/one.ts'], 'c/three.ts': [] });
  expect(folderCircles(two)).toEqual([
    `Folders of ${two} import each other in a circle: a/one.ts imports b/two.ts, b/inner/deep.ts imports a/one.ts.`,
  ]);
  const three = tree({ 'a/one.ts': ['../b/two.ts'], 'b/two.ts': ['../c/three.ts'], 'c/other.ts': ['../a/four.ts'] });
  expect(folderCircles(three)).toEqual([
    `Folders of ${three} import each other in a circle: a/one.ts imports b/two.ts, b/two.ts imports c/three.ts, c/other.ts imports a/four.ts.`,
  ]);
});

it('treats files next to the folders as one folder, and detects dynamic imports', () => {
  const root = tree({ 'main.ts': ['./a/one.ts'], 'a/one.ts': [] });
  writeFileSync(join(root, 'a/late.ts'), "export const late = () => import('../env.ts');");
  expect(folderCircles(root)).toEqual([
    `Folders of ${root} import each other in a circle: main.ts imports a/one.ts, a/late.ts imports env.ts.`,
  ]);
});

it('ignores imports of tests and test helpers', () => {
  const root = tree({
    'a/one.ts': ['../b/two.ts'],
    'b/two.test.ts': ['../a/one.ts', '../testing/server.ts'],
    'testing/server.ts': ['../a/one.ts'],
  });
  expect(folderCircles(root)).toEqual([]);
});

it('reports imports from sibling folders, but not from parents', () => {
  const root = tree({
    'browse/list.ts': ['../startup/page.ts', '../../shared/text.ts', './row.ts'],
    'browse/list.test.ts': ['../profile/page.ts'],
    'startup/page.ts': [],
  });
  expect(neighbourImports(root)).toEqual([
    `${root}/browse imports from a neighbour: browse/list.ts imports startup/page.ts.`,
  ]);
});
