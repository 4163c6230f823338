import { percentile } from '../percentile.ts';
import type { Called } from './measureCalls.ts';
import type { Evaluated } from './measureEvaluation.ts';
import type { Listed } from './measureList.ts';
import type { Measured } from './measureSearch.ts';
import type { Started } from './measureStart.ts';

const ms = (values: readonly number[], share: number) => percentile(values, share).toFixed(0);

export function searchTable(title: string, measured: readonly Measured[]): string {
  const every = (part: 'busy' | 'waited') => measured.flatMap((one) => one[part]);
  const rows = [...measured, { kind: '**all**', busy: every('busy'), waited: every('waited') }].map(
    ({ kind, busy, waited }) =>
      `| ${kind} | ${ms(busy, 0.5)} | ${ms(busy, 0.95)} | ${ms(busy, 0.99)} | ${ms(waited, 0.5)} | ${ms(waited, 0.95)} |`,
  );
  return `### Search, ${title}

| search | p50 | p95 | p99 | waited p50 | waited p95 |
| --- | ---: | ---: | ---: | ---: | ---: |
${rows.join('\n')}`;
}

const middle = (values: readonly number[]) => percentile(values, 0.5);
const whole = (value: number) => Math.round(value).toLocaleString('en');

export function evaluationTable(all: readonly { engine: string; measured: Evaluated }[]): string {
  const rows = all.map(({ engine, measured: { rows: count, evaluation, copy } }) => {
    const [ours, limit] = [middle(evaluation), middle(copy)];
    return `| ${engine}, ${whole(count)} startups | ${whole(ours)} | ${whole(limit)} | ${(ours / limit).toFixed(2)} |`;
  });
  return `### Evaluating all startups

| engine | read, evaluated and stored, rows/s | one COPY of the same rows, rows/s | share |
| --- | ---: | ---: | ---: |
${rows.join('\n')}`;
}

export function callsTable(calls: readonly Called[], { rows, ours, plain }: Listed): string {
  const called = calls.map(
    ({ path, ours: one, framework, raw }) =>
      `| ${path} | ${middle(one).toFixed(0)} µs | ${middle(framework).toFixed(0)} µs | ${middle(raw).toFixed(0)} µs | ${(middle(raw) / middle(one)).toFixed(2)} |`,
  );
  const [list, least] = [middle(ours), middle(plain)];
  return `### Calls

| signed-in call | busy | Fastify alone, same object | raw node:http, same object | as quick as raw |
| --- | ---: | ---: | ---: | ---: |
${called.join('\n')}

| list | busy | a query and JSON.stringify | times |
| --- | ---: | ---: | ---: |
| ${whole(rows)} startups | ${list.toFixed(1)} ms | ${least.toFixed(1)} ms | ${(list / least).toFixed(2)} |`;
}

const startRow = (name: string, seconds: readonly number[]) =>
  `| ${name} | ${middle(seconds).toFixed(1)} s | ${Math.max(...seconds).toFixed(1)} s |`;

export function startTable({ cold, warm }: Started): string {
  return `### From start to first page

| embedded engine, with the demo | median | slowest |
| --- | ---: | ---: |
${startRow('on an empty folder', cold)}
${startRow('on a folder that is there', warm)}`;
}
