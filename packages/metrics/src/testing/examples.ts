import given from '../fixtures/evaluation-examples.json' with { type: 'json' };
import type { MetricId } from '../metricIds.ts';
import type { Calculation, MasterData, ScoreRange, StartupFacts } from '../types.ts';

export interface Example {
  name: string;
  startup: StartupFacts;
  asOf: string;
  calculation: Calculation;
  coverage: number;
  range: ScoreRange;
  estimated: MetricId[];
  heatmap: Record<'value' | 'financial' | 'market' | 'team', { parts: number[]; score: number; colour: string }>;
  recommendations: Record<string, string[]>;
}

const file = given as unknown as { master: MasterData; examples: (Omit<Example, 'asOf'> & { asOfYear: number })[] };

/** Master data of the worked examples. */
export const master: MasterData = file.master;
/** The five worked examples with all their outputs. */
export const examples: readonly Example[] = file.examples.map(({ asOfYear, ...each }) => ({
  ...each,
  asOf: `${asOfYear}-11-01`,
}));
/** The worked examples by their short name, E1 to E5. */
export function example(name: string): Example {
  return examples.find((each) => each.name.startsWith(name)) as Example;
}
