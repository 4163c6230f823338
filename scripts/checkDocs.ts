// Fails when a page of the documentation names a file or a command that is not there: npm run docs
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { licencesPage, licencesPath } from './licencesPage.ts';
import { shippedPackages } from './shippedPackages.ts';

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
];
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
/** Where a path in a page may begin. */
const roots = ['.', 'apps/server/src'];
const problems: string[] = [];

function isThere(path: string): boolean {
  return roots.some((root) => existsSync(join(root, path)));
}

for (const page of pages) {
  const text = readFileSync(page, 'utf8');
  const prose = text.replaceAll(/^```[\s\S]*?^```/gm, '');
  for (const [, target = ''] of text.matchAll(/\]\(([^)#\s]+)/g)) {
    if (!/^[a-z]+:/.test(target) && !existsSync(join(dirname(page), target))) {
      problems.push(`${page}: the link ${target} leads nowhere`);
    }
  }
  for (const [, path = ''] of prose.matchAll(/`([\w.@-]+(?:\/[\w.@-]+)+\.(?:tsx?|mjs|json))`/g)) {
    if (!isThere(path)) problems.push(`${page}: there is no ${path}`);
  }
  for (const [, command = ''] of text.matchAll(/npm run ([\w:-]+)/g)) {
    if (!(command in scripts)) problems.push(`${page}: there is no command npm run ${command}`);
  }
}

if (readFileSync(licencesPath, 'utf8') !== licencesPage(shippedPackages())) {
  problems.push(`${licencesPath} is not what the lockfile says: npm run licences`);
}

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
