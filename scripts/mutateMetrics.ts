/**
 * Mutation test of the evaluation model: changes one weight, anchor, threshold, comparison or operator at a time in a
 * copy of packages/metrics and runs its tests there. Prints surviving mutants, which no test detects.
 *
 * node scripts/mutateMetrics.ts [--every 5] [--only financial/,team/age]
 * node scripts/mutateMetrics.ts --sample    half a minute, always the same few mutants
 *
 * Fails when a mutant survives that is not listed in scripts/equivalentMutants.json with the reason why no test can.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

const { values: given } = parseArgs({
  options: {
    every: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    sample: { type: 'boolean', default: false },
  },
});
const repository = resolve(import.meta.dirname, '..');

interface Mutant {
  file: string;
  line: number;
  text: string;
  mutated: string;
}

/** Texts, labels and declarations, which contain no numbers to mutate. */
const leftOut =
  /\.test\.ts$|^(testing|fixtures|glossary)\/|^(index|types|metricIds|modelVersion)\.ts$|sourceLabels|factNames|sources\.ts$|nodeTable/;

const operators: readonly (readonly [RegExp, string])[] = [
  [/ >= /g, ' > '],
  [/ > /g, ' >= '],
  [/ <= /g, ' < '],
  [/ < /g, ' <= '],
  [/ === /g, ' !== '],
  [/ !== /g, ' === '],
  [/ && /g, ' || '],
  [/ \|\| /g, ' && '],
  [/ \+ /g, ' - '],
  [/ - /g, ' + '],
  [/ \* /g, ' / '],
  [/ \/ /g, ' * '],
  [/Math\.min/g, 'Math.max'],
  [/Math\.max/g, 'Math.min'],
  [/Math\.floor/g, 'Math.ceil'],
];
const numbers = /(?<![\w.$'])\d[\d_]*(?:\.\d+)?(?:e\d+)?(?![\w'])/g;

const otherNumber = (text: string): string => {
  const value = Number(text.replaceAll('_', ''));
  return String(value === 0 ? 1 : value * 1.25);
};

/** Whether a line is code, not a text or type in which an operator means something else. */
const isCode = (line: string): boolean => !/^\s*(\*|\/\*|\/\/|import|export type|type |interface |\| )/.test(line);

function* mutantsOf(file: string, source: string): Generator<Mutant> {
  for (const [index, text] of source.split('\n').entries()) {
    if (!isCode(text)) continue;
    const quoted = [...text.matchAll(/'[^']*'|`[^`]*`/g)].map(
      (found) => [found.index, found.index + found[0].length] as const,
    );
    const isQuoted = (at: number): boolean => quoted.some(([from, to]) => at >= from && at < to);
    const at = (start: number, length: number, replacement: string): Mutant => ({
      file,
      line: index + 1,
      text,
      mutated: text.slice(0, start) + replacement + text.slice(start + length),
    });
    for (const [pattern, replacement] of operators) {
      for (const found of text.matchAll(pattern))
        if (!isQuoted(found.index)) yield at(found.index, found[0].length, replacement);
    }
    for (const found of text.matchAll(numbers)) {
      if (!isQuoted(found.index)) yield at(found.index, found[0].length, otherNumber(found[0]));
    }
  }
}

const workshop = mkdtempSync(join(tmpdir(), 'metrics-mutants-'));
const copy = join(workshop, 'src');
cpSync(join(repository, 'packages/metrics/src'), copy, { recursive: true });
cpSync(join(repository, 'packages/metrics/README.md'), join(workshop, 'README.md'));
symlinkSync(join(repository, 'node_modules'), join(workshop, 'node_modules'));
writeFileSync(join(workshop, 'package.json'), '{ "type": "module" }');

const vitest = join(repository, 'node_modules/.bin/vitest');
const flags = '--bail=1 --no-isolate --maxWorkers=1 --reporter=dot --passWithNoTests --testTimeout=60000'.split(' ');
/** Runs a command with a CPU time limit, because a mutant may loop forever and a machine may be busy. */
const succeeds = (
  seconds: number,
  command: string,
  options: readonly string[],
  more: NodeJS.ProcessEnv = {},
): boolean =>
  spawnSync('sh', ['-c', `ulimit -t ${seconds}; exec "$0" "$@"`, command, ...options], {
    cwd: workshop,
    timeout: 900_000,
    env: { ...process.env, ...more },
  }).status === 0;
const passes = (more: readonly string[]): boolean =>
  succeeds(90, vitest, ['run', '--root', workshop, ...flags, ...more]);

/** Compares the results of the stored random startups to the digits that their tests check; detects most mutants. */
const lookCode = `import { existsSync, readFileSync, writeFileSync } from 'node:fs';
  const { evaluate, likelyRange } = await import('./src/evaluate.ts');
  const { master } = await import('./src/testing/examples.ts');
  const { default: samples } = await import('./src/fixtures/random-startups.json', { with: { type: 'json' } });
  const options = { asOf: '2026-11-01' };
  const close = (value, digits) => value.toFixed(digits);
  const lookAt = ({ startup }) => {
    const { calculation, coverage, estimated, recommendations } = evaluate(startup, master, options);
    const { low, high } = likelyRange(startup, master, options);
    const gains = recommendations.map(({ rule, gain }) => rule + gain).toSorted();
    return JSON.stringify([calculation, close(coverage, 7), estimated, close(low, 4), close(high, 4), gains]);
  };
  if (!existsSync('usual.json')) writeFileSync('usual.json', JSON.stringify(samples.map(lookAt)));
  const usual = JSON.parse(readFileSync('usual.json', 'utf8'));
  process.exitCode = samples.every((sample, index) => lookAt(sample) === usual[index]) ? 0 : 1;`;
const looksUsual = (): boolean =>
  succeeds(10, process.execPath, ['--input-type=module', '--eval', lookCode], {
    NODE_COMPILE_CACHE: join(workshop, 'cache'),
  });

/** Runs the fastest checks first: the stored startups, the tests next to the file, the others, the laws. */
const survives = (file: string): boolean =>
  looksUsual() && passes([`src/${dirname(file)}/`]) && passes(['--exclude', '**/laws.test.ts']) && passes(['laws']);

const only = given.only.split(',');
const files = readdirSync(copy, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !leftOut.test(file) && only.some((start) => file.startsWith(start)),
);
const all = files.toSorted().flatMap((file) => [...mutantsOf(file, readFileSync(join(copy, file), 'utf8'))]);
const every = Math.max(1, Number(given.every));

const equivalents = JSON.parse(readFileSync(join(repository, 'scripts/equivalentMutants.json'), 'utf8')) as {
  file: string;
  line: string;
  mutated: string;
  reason: string;
}[];
const isEquivalent = ({ file, text, mutated }: Mutant): boolean =>
  equivalents.some((each) => each.file === file && each.line === text.trim() && each.mutated === mutated.trim());

/** A stable number per mutant, so that a change elsewhere does not change which others are in the sample. */
const lotOf = ({ file, text, mutated }: Mutant): string =>
  createHash('sha256').update(`${file}\n${text.trim()}\n${mutated.trim()}`).digest('hex');
const sampleSize = 12;
const chosen = given.sample
  ? all.toSorted((a, b) => (lotOf(a) < lotOf(b) ? -1 : 1)).slice(0, sampleSize)
  : all.filter((_, index) => index % every === 0);

try {
  if (!looksUsual()) throw new Error('The copy of the package does not run.');
  // A full run first checks that the tests pass without mutations; the sample runs next to them.
  if (!given.sample) {
    execFileSync(vitest, ['run', '--root', workshop, ...flags], { cwd: workshop, stdio: 'ignore' });
  }
  const survivors: Mutant[] = [];
  let equivalent = 0;
  for (const [index, mutant] of chosen.entries()) {
    const path = join(copy, mutant.file);
    const source = readFileSync(path, 'utf8');
    const lines = source.split('\n');
    lines[mutant.line - 1] = mutant.mutated;
    writeFileSync(path, lines.join('\n'));
    const isUnnoticed = survives(mutant.file);
    writeFileSync(path, source);
    if (!isUnnoticed) continue;
    looksUsual();
    if (isEquivalent(mutant)) {
      equivalent += 1;
      continue;
    }
    survivors.push(mutant);
    console.log(
      `${index + 1}/${chosen.length} survived ${mutant.file}:${mutant.line}\n- ${mutant.text.trim()}\n+ ${mutant.mutated.trim()}`,
    );
  }
  const real = chosen.length - equivalent;
  const killed = real - survivors.length;
  const share = ((100 * killed) / Math.max(1, real)).toFixed(1);
  console.log(
    `${killed} of ${real} mutants killed (${share} %); ${equivalent} more change nothing; of ${all.length} possible.`,
  );
  if (survivors.length > 0) {
    console.error(
      'Give each line above a test that it fails, or say in equivalentMutants.json why it changes nothing.',
    );
    process.exitCode = 1;
  }
} finally {
  rmSync(workshop, { recursive: true, force: true });
}
