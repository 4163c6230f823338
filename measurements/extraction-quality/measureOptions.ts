import { parseArgs } from 'node:util';

import { type SetName, setNames } from './documentSets.ts';

export interface MeasureOptions {
  /** The sets to measure: those named, or all of them. */
  sets: readonly SetName[];
  /** Whether to measure a few documents of each set only. */
  isSample: boolean;
  /** Whether to print every field that is not right. */
  hasDetails: boolean;
  /** Number of generated documents in each of the two parts. */
  count: number;
  /** The seed of the first generated document. */
  seed: number;
  /** Whether count and seed are those that the floors are for. */
  isDefault: boolean;
  /** The folder to write generated documents with faults into. */
  keep: string | null;
}

const documentCount = { whole: 400, sample: 60 };

/**
 * The options of the command line, such as --unseen --details or --generated-seen --count 50 --seed 7 --keep look.
 *
 * @throws TypeError for an unknown option, RangeError for a count or seed that is not a whole number.
 */
export function measureOptions(words: readonly string[]): MeasureOptions {
  const { values } = parseArgs({
    args: [...words],
    options: {
      ...flags([...setNames, 'sample', 'details']),
      count: { type: 'string' },
      seed: { type: 'string' },
      keep: { type: 'string' },
    },
  });
  const given: Record<string, string | boolean | undefined> = values;
  const named = setNames.filter((name) => given[name] === true);
  const isSample = given['sample'] === true;
  const sampled: readonly SetName[] = ['documents', 'generated-seen', 'generated-held-out'];
  return {
    sets: named.length > 0 ? named : isSample ? sampled : setNames,
    isSample,
    hasDetails: given['details'] === true,
    count: wholeNumber('count', given['count'] ?? (isSample ? documentCount.sample : documentCount.whole)),
    seed: wholeNumber('seed', given['seed'] ?? 1),
    isDefault: given['count'] === undefined && given['seed'] === undefined,
    keep: typeof given['keep'] === 'string' ? given['keep'] : null,
  };
}

function flags(names: readonly string[]): Record<string, { type: 'boolean' }> {
  return Object.fromEntries(names.map((name) => [name, { type: 'boolean' }]));
}

function wholeNumber(name: string, given: string | boolean | number): number {
  const value = Number(given);
  if (!Number.isInteger(value) || value < 1) throw new RangeError(`--${name} must be a whole number from 1 on.`);
  return value;
}
