import { loadavg } from 'node:os';

import type { Measured } from './measureSearch.ts';

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
}

const ms = (values: readonly number[], share: number) => percentile(values, share).toFixed(0);

export function searchTable(title: string, measured: readonly Measured[]): string {
  const whole = (part: 'busy' | 'waited') => measured.flatMap((one) => one[part]);
  const rows = [...measured, { kind: '**all**', busy: whole('busy'), waited: whole('waited') }].map(
    ({ kind, busy, waited }) =>
      `| ${kind} | ${ms(busy, 0.5)} | ${ms(busy, 0.95)} | ${ms(busy, 0.99)} | ${ms(waited, 0.5)} | ${ms(waited, 0.95)} |`,
  );
  return `### Search, ${title}

| search | p50 | p95 | p99 | waited p50 | waited p95 |
| --- | ---: | ---: | ---: | ---: | ---: |
${rows.join('\n')}`;
}

/** What else the machine was doing, in words. */
export function machine(processor: string, cores: number): string {
  return `${processor}, ${cores} cores, Node ${process.version}; ${loadavg()[1]?.toFixed(1)} processes at a time wanted them in the last five minutes.`;
}
