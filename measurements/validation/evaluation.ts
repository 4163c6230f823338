import {
  contradictions,
  evidenceFields,
  type ExaminedFacts,
  type ScoreRange,
} from '../../packages/metrics/src/index.ts';
import { readValue } from '../../packages/metrics/src/model/sheet.ts';
import { prepare, type Prepared } from '../../packages/metrics/src/prepare.ts';
import { scoreRange } from '../../packages/metrics/src/range.ts';
import { workedMaster } from '../metrics/workedExamples.ts';

const options = { asOf: '2026-11-01' };

export const prepared = (startup: ExaminedFacts): Prepared => prepare(startup, workedMaster, options);
export const scoreIn = ({ sheet }: Prepared): number => readValue(sheet, 'IE_investability_score') ?? Number.NaN;
/** Unrounded, 0-100, also while too little is known to show a score. */
export const scoreOf = (startup: ExaminedFacts): number => scoreIn(prepared(startup));
export const rangeOf = (startup: ExaminedFacts): ScoreRange => scoreRange(prepared(startup));
export const isInside = ({ low, high }: ScoreRange, score: number): boolean => low <= score && score <= high;
export const contradictionIds = (startup: ExaminedFacts): string[] =>
  contradictions(startup, workedMaster, options).map(({ id }) => id);

const allDocuments = Object.fromEntries(evidenceFields.map((field) => [field, { kind: 'document' }] as const));
/** The same facts, each in a new document. */
export const documented = (startup: ExaminedFacts): ExaminedFacts => ({ ...startup, evidence: allDocuments });
