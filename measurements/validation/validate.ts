// Measures how the score behaves on generated startups, beside the figures of the model that it replaced:
// npm run validate [-- --sample] [-- --sober] [-- --dishonest] [-- --seed 7]
import { parseArgs } from 'node:util';

import { MODEL_VERSION } from '../../packages/metrics/src/index.ts';
import { SOBER_SHARE } from '../../packages/metrics/src/range.ts';
import { boasts } from './measures/boasts.ts';
import { dishonesty } from './measures/dishonesty.ts';
import { foundContradictions } from './measures/foundContradictions.ts';
import { hiddenInputs } from './measures/hiddenInputs.ts';
import { insideBySoberShare, kindReports } from './measures/kindReports.ts';
import { ranking } from './measures/ranking.ts';
import { silence } from './measures/silence.ts';
import { weights } from './measures/weights.ts';
import { type Effort, percent, type Row } from './Row.ts';

const { values: given } = parseArgs({
  options: {
    sample: { type: 'boolean', default: false },
    sober: { type: 'boolean', default: false },
    dishonest: { type: 'boolean', default: false },
    seed: { type: 'string', default: '20260' },
  },
});

function seedOf(text: string): number {
  const seed = Number(text);
  if (!Number.isInteger(seed)) throw new RangeError(`--seed must be a whole number, got ${text}.`);
  return seed;
}

const counts = given.sample
  ? { startups: 150, pairs: 300, checked: 500 }
  : { startups: 600, pairs: 1500, checked: 3000 };
const effort: Effort = { seed: seedOf(given.seed), ...counts };

if (given.sober) {
  console.log('| share of the usual optimism in the low end | truth of kind reports inside |\n| --- | ---: |');
  for (const { soberShare, inside } of insideBySoberShare(effort)) {
    console.log(`| ${soberShare}${soberShare === SOBER_SHARE ? ' (in use)' : ''} | ${percent(inside)} |`);
  }
} else if (given.dishonest) {
  const rungs = dishonesty();
  const companies = rungs[0]?.reached.map(({ company }) => company) ?? [];
  console.log(`| lied about | ${companies.join(' | ')} |\n| --- |${companies.map(() => ' ---: |').join('')}`);
  for (const { what, reached } of rungs) {
    const cells = reached.map(({ score, low }) => `${score.toFixed(0)}, from ${low.toFixed(0)}`);
    console.log(`| ${what} | ${cells.join(' | ')} |`);
  }
} else {
  const rows: Row[] = [
    ...kindReports(effort),
    ...hiddenInputs(effort),
    ...silence(effort),
    ...foundContradictions(effort),
    ...boasts(),
    ...ranking(effort),
    ...weights(),
  ];
  console.log(`${effort.startups} generated startups, seed ${effort.seed}\n`);
  console.log(`| | before: 1.0.0 | now: ${MODEL_VERSION} | bound |\n| --- | --- | --- | --- |`);
  for (const { what, before, now, bound, isHeld } of rows) {
    console.log(`| ${what} | ${before} | ${now} | ${bound}${isHeld ? '' : ' NOT HELD'} |`);
  }
  process.exitCode = rows.every(({ isHeld }) => isHeld) ? 0 : 1;
}
