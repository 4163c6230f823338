import type { Evaluation, EvaluationOptions } from '../Evaluation.ts';
import given from '../fixtures/evaluation-examples-2.json' with { type: 'json' };
import type { MetricId } from '../metricIds.ts';
import type {
  Calculation,
  ClampedInput,
  LensEvaluation,
  MasterData,
  ScoreCap,
  ScoreRange,
  StartupFacts,
} from '../types.ts';

/** A worked example of the second writing of the model, with what it gives. */
export interface Example {
  name: string;
  startup: StartupFacts;
  options: EvaluationOptions;
  calculation: Calculation;
  coverage: number;
  evidenced: number;
  unverified: boolean;
  range: ScoreRange;
  order: number | null;
  contradictions: Pick<Evaluation['contradictions'][number], 'id' | 'severity' | 'fields' | 'state'>[];
  expired: string[];
  caps: Omit<ScoreCap, 'uncapped'>[];
  broken: Evaluation['broken'];
  clamped: ClampedInput[];
  estimated: MetricId[];
  lenses: Evaluation['lenses'] & Record<string, LensEvaluation>;
  heatmap: Record<'value' | 'financial' | 'market' | 'team', { parts: number[]; score: number; colour: string }>;
}

/** How sure the order of two of the examples is, by name. */
interface Stability {
  a: string;
  b: string;
  share: number;
}

const file = given as unknown as { master: MasterData; examples: Example[]; rankStability: Stability[] };

/** Master data of the worked examples. */
export const master: MasterData = file.master;
/** The worked examples with all their outputs. */
export const examples: readonly Example[] = file.examples;

/** How sure the order of some pairs of examples is. */
export const stabilities: readonly Stability[] = file.rankStability;

const namedExample = new Map(examples.map((each) => [each.name.split(' ')[0], each]));
/** The worked examples by their short name, E1 to E10. */
export const example = (name: string): Example => namedExample.get(name) as Example;
