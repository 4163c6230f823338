import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { usersByName } from '../.storybook/usedBy.ts';

const problems: string[] = [];
const users = usersByName();

function folders(path: string): string[] {
  if (!existsSync(path)) return [];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[A-Z]/.test(entry.name))
    .map((entry) => join(path, entry.name));
}

function files(path: string): string[] {
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/node_modules|\.tsc|dist/.test(entry.parentPath))
    .map((entry) => join(entry.parentPath, entry.name));
}

function read(path: string): string {
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

/** Required stories of a component, derived from its source. */
function requiredStories(source: string): string[] {
  const isChart = /<ChartFrame\b/.test(source);
  const stories = ['Default', 'LongText', 'Gallery'];
  if (/\bdisabled\??:/.test(source)) stories.push('Disabled');
  if (isChart || /\bonRetry\??:/.test(source)) stories.push('Empty', 'Loading', 'ErrorState');
  if (isChart || /\bon(Click|Change|ValueChange|Select|Press|OpenChange|Sort|PageChange)\??:/.test(source)) {
    stories.push('Keyboard');
  }
  return stories;
}

/** A component's own props without a description. */
function silentProps(name: string, source: string): string[] {
  const [, body = ''] =
    new RegExp(`^export interface ${name}Props\\b[\\s\\S]*?\\{\\n([\\s\\S]*?)^\\}`, 'm').exec(source) ?? [];
  const lines = body.split('\n');
  return lines.flatMap((line, index) => {
    const [, prop] = /^ {2}(\w+)\??:/.exec(line) ?? [];
    return prop === undefined || lines[index - 1]?.trimEnd().endsWith('*/') ? [] : [prop];
  });
}

function isUsed(name: string): boolean {
  return [name, `${name}Field`, `use${name}`].some((one) =>
    Object.values(users[one] ?? {}).some((list) => list.length > 0),
  );
}

function checkComponent(folder: string): void {
  const name = folder.split('/').at(-1) ?? '';
  const source = read(join(folder, `${name}.tsx`));
  const stories = read(join(folder, `${name}.stories.tsx`));
  if (!source) problems.push(`${folder}: ${name}.tsx is missing`);
  if (!stories) {
    problems.push(`${folder}: ${name}.stories.tsx is missing`);
    return;
  }
  if (!existsSync(join(folder, `${name}.test.tsx`))) problems.push(`${folder}: ${name}.test.tsx is missing`);
  for (const story of requiredStories(source)) {
    if (!new RegExp(`export const ${story}\\b`).test(stories)) problems.push(`${folder}: story ${story} is missing`);
  }
  for (const prop of silentProps(name, source)) problems.push(`${folder}: nothing says what ${prop} is for`);
  if (!isUsed(name) && !/would use/.test(stories)) {
    problems.push(`${folder}: it is not used, and its docs do not say who would use it and why`);
  }
  if (!/Accessibility/.test(stories)) problems.push(`${folder}: the docs have no Accessibility paragraph`);
  if (!/tags: \[[^\]]*'gallery'/.test(stories)) problems.push(`${folder}: Gallery lacks the tag 'gallery'`);
}

for (const folder of folders('packages/ui/src/components')) checkComponent(folder);
for (const folder of folders('packages/ui/src/charts')) checkComponent(folder);

const stories = ['packages/ui/src', 'packages/forms/src', 'packages/screens/src']
  .flatMap(files)
  .filter((path) => path.endsWith('.stories.tsx'));
const photographed = new Set(stories.map((path) => path.replace(/^.*\/|\.stories\.tsx$/g, '')));
for (const folder of folders('.storybook/screenshots')) {
  if (!photographed.has(folder.split('/').at(-1) ?? ''))
    problems.push(`${folder}: screenshots of a component that is gone`);
}

for (const path of ['packages/ui/src', 'packages/forms/src', 'packages/screens/src', 'apps/web/src'].flatMap(files)) {
  const text = /\.(ts|tsx)$/.test(path) && !/\.(test|stories)\./.test(path) ? read(path) : '';
  if (!/\/theme\//.test(path) && /(['"`:\s])#[0-9a-f]{3,8}\b/i.test(text))
    problems.push(`${path}: a colour outside theme/`);
  if (/(utils|helpers|common)\//.test(path)) problems.push(`${path}: a folder must be named after what it holds`);
}

if (problems.length > 0) {
  console.error(problems.join('\n'));
  console.error(`${problems.length} places lack what every component has.`);
  process.exit(1);
}
