import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

import { envSchema } from './env.ts';
import { fileSettings } from './settingsFromFiles.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const read = (name: string) => readFileSync(join(root, name), 'utf8');
const packageOf = (folder: string) =>
  JSON.parse(read(`${folder}/package.json`)) as { name: string; dependencies?: Record<string, string> };

/** Whether .dockerignore excludes a path, given relative to the root. */
const leftOut = (path: string) =>
  read('.dockerignore')
    .split('\n')
    .filter((pattern) => pattern !== '')
    .some((pattern) => matchesGlob(path, pattern) || matchesGlob(path, `${pattern}/**`));

/** The files, from the root, that the last stage copies from the sources. */
function copiedSources(last: string): string[] {
  return [...last.matchAll(/^COPY (?!--from)(\S+)/gm)].flatMap(([, folder = '']) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
      .filter((path) => !leftOut(path)),
  );
}

describe('the container image', () => {
  const image = read('Dockerfile');
  const last = image.slice(image.lastIndexOf('FROM '));

  it('copies only files that exist, and the manifest of every workspace', () => {
    const copied = [...image.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, from = '']) => from.split(' '));
    expect(copied.filter((path) => !existsSync(join(root, path)))).toEqual([]);
    const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, unknown> };
    const workspaces = Object.keys(packages).filter(
      (path) => /^(apps|packages)\//.test(path) && !/node_modules/.test(path),
    );
    expect(workspaces.filter((path) => !copied.includes(`${path}/package.json`))).toEqual([]);
  });

  it('holds the sources of the server and of every workspace that it needs', () => {
    const needed = Object.keys(packageOf('apps/server').dependencies ?? {}).filter((name) => name.startsWith('@aval/'));
    for (const name of needed) expect(last).toContain(`packages/${name.replace('@aval/', '')}/src/`);
    expect(needed.length).toBeGreaterThan(0);
  });

  it('excludes tests, samples and resilience tests, none of which the sources import', () => {
    const sources = copiedSources(last);
    expect(sources).toContain('apps/server/src/backup/backup.ts');
    expect(sources.filter((path) => /\.test\.|\/(testing|resilience|samples)\//.test(path))).toEqual([]);
    const missing = sources
      .filter((path) => path.endsWith('.ts'))
      .flatMap((path) => {
        const relative = [...read(path).matchAll(/(?:from|import|new URL\() ?\(?'(\.{1,2}\/[^']+)'/g)];
        return relative.map(([, target = '']) => normalize(join(dirname(path), target)));
      })
      .filter((path) => path.endsWith('.ts') && leftOut(path));
    expect(missing).toEqual([]);
  });

  it('runs the same command as the start script of the server', () => {
    const { scripts } = JSON.parse(read('apps/server/package.json')) as { scripts: { start: string } };
    const program = scripts.start.replace('node ', '');
    expect(last).toContain(`CMD ["node", "apps/server/${program}"]`);
    expect(image).toContain(`COPY --from=built /aval/apps/server/dist/ apps/server/dist/`);
  });

  it('runs as its own user, has a health check and stores data in a volume', () => {
    expect(last).toMatch(/^USER node$/m);
    expect(last).toMatch(/^HEALTHCHECK [^]*\/health\/ready/m);
    expect(last).toMatch(/^VOLUME \/data$/m);
    expect(image).not.toMatch(/AVAL_SECRET|PASSWORD|DATABASE_URL/);
  });
});

describe('the compose file', () => {
  const compose = read('compose.yaml');

  it('uses only settings that the server knows, and contains no secrets', () => {
    const server = compose.slice(compose.indexOf('  server:'), compose.indexOf('  postgres:\n'));
    const names = [...server.matchAll(/^ {6}((?:AVAL|DATABASE|SMTP)_\w+):/gm)].map(([, name = '']) => name);
    const known = [...Object.keys(envSchema.shape), ...fileSettings.map((name) => `${name}_FILE`)];
    expect(names.filter((name) => !known.includes(name))).toEqual([]);
    expect(names.filter((name) => fileSettings.some((secret) => secret === name))).toEqual([]);
    expect(names).toContain('AVAL_SECRET_FILE');
  });

  it('starts the server once the database is ready', () => {
    expect(compose).toContain('condition: service_healthy');
  });
});
