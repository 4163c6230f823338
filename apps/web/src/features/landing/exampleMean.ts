import { type Lens, radarSeries, roundTo } from '@aval/metrics';

import { exampleCalculation } from './exampleCalculation.ts';
import { otherProfiles } from './exampleProfiles.ts';

interface ExampleMean {
  /** How many examples there are. */
  count: number;
  /** Their mean on each axis of a lens. */
  values: number[];
  /** The axis on which the shown example leads by least, or lags by most. */
  weakest: number;
  /** By how many points, as printed: negative where it lags. */
  lead: number;
}

const all = [exampleCalculation, ...Object.values(otherProfiles)];

/** The profile of the example beside the mean of all worked examples, itself among them. */
export function exampleMean(lens: Lens): ExampleMean {
  const profiles = all.map((calculation) => radarSeries(calculation, lens).axes.map(({ value }) => value ?? 0));
  const [own = []] = profiles;
  const values = own.map((_, axis) => profiles.reduce((sum, each) => sum + (each[axis] ?? 0), 0) / all.length);
  // Of the printed scores, so that a reader can check it.
  const leads = own.map((score, axis) => roundTo(roundTo(score, 1) - roundTo(values[axis] ?? 0, 1), 1));
  const lead = Math.min(...leads);
  return { count: all.length, values, weakest: leads.indexOf(lead), lead };
}
