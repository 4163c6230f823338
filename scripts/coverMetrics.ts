/**
 * Line and branch coverage of packages/metrics by its own tests. Fails under 100 %.
 *
 * npm run coverage:metrics
 */
import { spawnSync } from 'node:child_process';

const limits = ['lines', 'branches', 'functions', 'statements'].map((kind) => `--coverage.thresholds.${kind}=100`);
const flags = [
  'run',
  '--project=unit',
  '--silent',
  '--reporter=dot',
  '--coverage.enabled',
  '--coverage.provider=v8',
  '--coverage.include=packages/metrics/src/**/*.ts',
  '--coverage.exclude=packages/metrics/src/testing/**',
  '--coverage.reporter=text-summary',
  '--coverage.reporter=text',
  '--coverage.skipFull',
  '--coverage.reportsDirectory=.reports/coverage-metrics',
  ...limits,
  'packages/metrics',
];
const { status } = spawnSync('node_modules/.bin/vitest', flags, { stdio: 'inherit' });
process.exit(status ?? 1);
