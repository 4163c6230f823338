import type { CalculationRecord, StartupListItem } from '@aval/contract';
import type { Recommendation } from '@aval/metrics';

export type NextStep =
  | { kind: 'recommendation'; startup: StartupListItem; recommendation: Recommendation }
  | { kind: 'coverage'; startup: StartupListItem; coverage: number };

const mostSteps = 4;
const enoughCoverage = 0.75;

/**
 * What a person could do next, the most useful first: the best recommendation of the startup they own,
 * then every owned startup whose score rests on few facts.
 *
 * @param advised the owned startup whose calculation is given.
 */
export function nextSteps(
  startups: readonly StartupListItem[],
  advised: StartupListItem | undefined,
  calculation: CalculationRecord | undefined,
): NextStep[] {
  const recommendation = (calculation?.recommendations ?? [])
    .filter(({ gain }) => gain !== null)
    .toSorted((a, b) => (b.gain ?? 0) - (a.gain ?? 0))[0];
  const advice: NextStep[] =
    advised && recommendation ? [{ kind: 'recommendation', startup: advised, recommendation }] : [];
  const uncertain = startups
    .filter(({ is_owner }) => is_owner)
    .flatMap((startup): NextStep[] =>
      startup.coverage !== null && startup.coverage < enoughCoverage
        ? [{ kind: 'coverage', startup, coverage: startup.coverage }]
        : [],
    );
  return [...advice, ...uncertain].slice(0, mostSteps);
}
