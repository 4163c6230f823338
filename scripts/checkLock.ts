import { readFileSync } from 'node:fs';

interface LockedPackage {
  optionalDependencies?: Record<string, string>;
}

// npm writes a lock that lacks a platform's binary without a word, and `npm ci` then refuses it.
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, LockedPackage>;
};
const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
  Object.keys(optionalDependencies)
    .filter((name) => !packages[`${path}/node_modules/${name}`] && !packages[`node_modules/${name}`])
    .map((name) => `${path || 'the workspace'} wants ${name}, which the lockfile does not hold`),
);
if (missing.length > 0) {
  console.error(missing.join('\n'));
  process.exit(1);
}
