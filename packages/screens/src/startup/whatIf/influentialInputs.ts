import { masterDataSeed } from '@aval/contract';
import { type EvaluatedField, formatScore, sensitivity } from '@aval/metrics';

import { whatIfFields } from '../../selectors/changeText.ts';
import type { ScenarioBase } from '../../selectors/scenario.ts';

/** An input that influences the score, with the printed scores at both ends of its own uncertainty. */
export interface InfluentialInput {
  field: EvaluatedField;
  from: string;
  to: string;
}

/** The inputs that move the score most, widest first; those that do not change the printed score are omitted. */
export function influentialInputs({ startup, asOf }: ScenarioBase): readonly InfluentialInput[] {
  return sensitivity(startup, masterDataSeed, { asOf })
    .filter(({ field }) => whatIfFields.some((id) => id === field))
    .map(({ field, worse, better }) => ({ field, from: formatScore(worse.score), to: formatScore(better.score) }))
    .filter(({ from, to }) => from !== to);
}
