import given from '../../packages/metrics/src/fixtures/evaluation-examples-2.json' with { type: 'json' };
import type {
  Calculation,
  EvaluationOptions,
  ExaminedFacts,
  MasterData,
  ScoreRange,
} from '../../packages/metrics/src/index.ts';

interface WorkedExample {
  name: string;
  startup: ExaminedFacts;
  options: EvaluationOptions;
  calculation: Calculation;
  range: ScoreRange;
}

const { master, examples } = given as unknown as { master: MasterData; examples: readonly WorkedExample[] };

/** Master data of the worked examples. */
export const workedMaster = master;
/** The worked examples of the model's version 2 with their outputs; the package knows no thesis of an investor. */
export const workedExamples = examples.filter(({ options }) => !Object.hasOwn(options, 'thesis'));
