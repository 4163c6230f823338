import added from '../fixtures/added-metrics.json' with { type: 'json' };
import given from '../fixtures/random-startups.json' with { type: 'json' };
import { type MetricId, metricIds } from '../metricIds.ts';

const [first] = given as unknown as { calculation: Record<string, number | null> }[];

/** Metrics of which every fixture has a figure, those of the second writing of the model. */
const written: ReadonlySet<string> = new Set([
  'IE_investability_score',
  'IE_investability_level',
  ...Object.keys(first?.calculation ?? {}),
]);

/** Figures of metrics that came later: one for each random startup, in their order. */
export const addedFigures = added as unknown as Readonly<Record<string, readonly (number | null)[]>>;

/** Whether a metric is among those that the second writing has, and all fixtures are held against. */
export const isWritten = (id: string): boolean => written.has(id);

export const metricsWithoutFigures = (): MetricId[] =>
  metricIds.filter((id) => !isWritten(id) && !Object.hasOwn(addedFigures, id));

/** What is held against a fixture of the second writing. */
export const writtenOf = <Value>(calculation: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(Object.entries(calculation).filter(([id]) => isWritten(id)));
