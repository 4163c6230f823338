// Fails when the documentation refers to a missing file or command: npm run docs
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

import { licencesPage, licencesPath } from './licencesPage.ts';
import { shippedPackages } from './shippedPackages.ts';

const readmes = ['packages', 'apps'].flatMap((folder) =>
  readdirSync(folder).map((name) => join(folder, name, 'README.md')),
);
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  ...readmes,
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
  ...readdirSync('.storybook/pages')
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => join('.storybook/pages', name)),
];
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' });
const fileNames = new Set(files.split('\n').map((path) => basename(path)));
const problems: string[] = [];

/** Whether a path in a page exists, relative to the root, the server's code, or the page's own folder. */
function isThere(path: string, page: string): boolean {
  return ['.', 'apps/server/src', dirname(page)].some((root) => existsSync(join(root, path)));
}

/** The exports of a package's entries. */
function entriesOf(folder: string): string {
  const entries = ['index.ts', 'charts.ts', 'theme/index.ts'].map((name) => join(folder, 'src', name));
  return entries.map((path) => (existsSync(path) ? readFileSync(path, 'utf8') : '')).join('\n');
}

for (const page of pages) {
  const text = readFileSync(page, 'utf8');
  // A superseded decision may refer to removed files.
  const isSuperseded = /^\*\*Status\.\*\* Superseded/m.test(text);
  const prose = isSuperseded ? '' : text.replaceAll(/^```[\s\S]*?^```/gm, '');
  for (const [, target = ''] of text.matchAll(/\]\(([^)#\s]+)/g)) {
    // A URL that starts with a question mark is a Storybook page.
    if (!/^([a-z]+:|\?)/.test(target) && !existsSync(join(dirname(page), target))) {
      problems.push(`${page}: the link ${target} leads nowhere`);
    }
  }
  for (const [, path = ''] of prose.matchAll(/`([\w.@-]+(?:\/[\w.@-]+)+\.(?:tsx?|mjs|json))`/g)) {
    if (!isThere(path, page)) problems.push(`${page}: there is no ${path}`);
  }
  // Thing is a placeholder for any component.
  for (const [, name = ''] of prose.matchAll(/`(?!Thing\.)([\w@-][\w.@-]*\.(?:tsx?|mjs|json))`/g)) {
    if (!fileNames.has(name)) problems.push(`${page}: there is no file ${name}`);
  }
  if (page.startsWith('packages')) {
    const offered = new Set(entriesOf(dirname(page)).match(/\w+/g));
    const tables = prose.match(/^\|.*$/gm)?.join('\n') ?? '';
    for (const [, name = ''] of tables.matchAll(/`(\w+)`/g)) {
      if (!offered.has(name)) problems.push(`${page}: the package offers no ${name}`);
    }
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
