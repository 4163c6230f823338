import { type Lens, radarSeries, roundTo } from '@aval/metrics';

import { exampleCalculation } from './exampleCalculation.ts';
import { otherProfiles } from './exampleProfiles.ts';

interface ExampleMean {
  /** Number of examples. */
  count: number;
  /** Their mean on each axis of a lens. */
  values: number[];
  /** The axis with the smallest lead, or the largest lag, of the example. */
  weakest: number;
  /** By how many points, as printed: negative where it lags. */
  lead: number;
}

const all = [exampleCalculation, ...Object.values(otherProfiles)];

/** Compares the profile of the example with the mean of all worked examples, including itself. */
export function exampleMean(lens: Lens): ExampleMean {
  const profiles = all.map((calculation) => radarSeries(calculation, lens).axes.map(({ value }) => value ?? 0));
  const [own = []] = profiles;
  const values = own.map((_, axis) => profiles.reduce((sum, each) => sum + (each[axis] ?? 0), 0) / all.length);
  // Computed from the printed scores, so that a reader can verify it.
  const leads = own.map((score, axis) => roundTo(roundTo(score, 1) - roundTo(values[axis] ?? 0, 1), 1));
  const lead = Math.min(...leads);
  return { count: all.length, values, weakest: leads.indexOf(lead), lead };
}
