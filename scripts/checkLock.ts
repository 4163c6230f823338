import { readFileSync } from 'node:fs';

interface LockedPackage {
  dev?: boolean;
  deprecated?: string;
  optionalDependencies?: Record<string, string>;
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, LockedPackage>;
};

// npm can silently write a lockfile that lacks a platform's binary, which `npm ci` then rejects.
const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
  Object.keys(optionalDependencies)
    .filter((name) => !packages[`${path}/node_modules/${name}`] && !packages[`node_modules/${name}`])
    .map((name) => `${path || 'the workspace'} wants ${name}, which the lockfile does not hold`),
);
const givenUp = Object.entries(packages)
  .filter(([, { dev, deprecated }]) => deprecated !== undefined && dev !== true)
  .map(([path, { deprecated }]) => `${path} comes with the product and is deprecated: ${deprecated}`);

const problems = [...missing, ...givenUp];
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
