import type { MasterData } from '../types.ts';
import type { Contradiction, ExaminedFacts } from './Contradiction.ts';
import { knownFigures } from './knownFigures.ts';
import type { Rule } from './Rule.ts';
import { cashRules } from './rules/cashRules.ts';
import { marketRules } from './rules/marketRules.ts';
import { revenueRules } from './rules/revenueRules.ts';
import { stageRules } from './rules/stageRules.ts';
import { teamRules } from './rules/teamRules.ts';
import { worthRules } from './rules/worthRules.ts';

const rules: readonly Rule[] = [
  ...teamRules,
  ...cashRules,
  ...revenueRules,
  ...worthRules,
  ...marketRules,
  ...stageRules,
];

/**
 * Figures of a startup that cannot all be right, severe ones first. A rule is silent where a figure is missing, is only
 * a default, or can be explained: consistent figures never contradict each other.
 *
 * @param startup Facts; absent, null and defaulted inputs are unknown. `answers` holds what was said about a
 * contradiction, by its id.
 * @param master The lists that the classifications point into; a missing row counts as an unknown class.
 * @param options `asOf`: the UTC date of the evaluation, 'YYYY-MM-DD'.
 */
export function contradictions(
  startup: ExaminedFacts,
  master: MasterData,
  { asOf }: { asOf: string },
): Contradiction[] {
  const known = knownFigures(startup, master, asOf);
  const found = rules.flatMap(({ id, severity, fields, check }): Contradiction[] => {
    const finding = check(known);
    if (!finding) return [];
    const answer = startup.answers?.[id];
    return [{ id, severity, fields, ...finding, state: answer ? (answer.accepted ? 'accepted' : 'answered') : 'open' }];
  });
  return [
    ...found.filter(({ severity }) => severity === 'severe'),
    ...found.filter(({ severity }) => severity === 'mild'),
  ];
}
