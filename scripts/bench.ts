import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';

const parts = readdirSync('bench')
  .filter((file) => file.endsWith('.ts') && file !== 'writeSection.ts')
  .map((file) => file.replace('.ts', ''));
const [part, ...options] = process.argv.slice(2);

if (part === undefined || !parts.includes(part)) {
  console.error(`Name a part to measure: npm run bench -- ${parts.join(' | ')}`);
  process.exit(1);
}
const { status } = spawnSync(process.execPath, ['--conditions=@aval/source', `bench/${part}.ts`, ...options], {
  stdio: 'inherit',
});
process.exit(status ?? 1);
