import type { Calculation, ScoreRange, StartupFacts } from '@aval/metrics';

import fixtures from '../../../metrics/src/fixtures/evaluation-examples.json?raw';

interface WorkedExample {
  name: string;
  startup: StartupFacts;
  calculation: Calculation;
  coverage: number;
  range: ScoreRange;
}

const { examples } = JSON.parse(fixtures) as { examples: WorkedExample[] };

/** The worked example of the evaluation model with a name. */
export function workedExample(name: string): WorkedExample {
  const found = examples.find((example) => example.name.toLowerCase().includes(` ${name.toLowerCase()} `));
  if (!found) throw new RangeError(`workedExample: there is no ${name}.`);
  return found;
}
