import type { CalculationRecord, Portfolio, StartupListItem } from '@aval/contract';
import type { Recommendation } from '@aval/metrics';

/** A startup that somebody began to register, as far as it is known here. */
export interface UnfinishedStartup {
  /** Empty while it has none. */
  name: string;
  /** From 1. */
  step: number;
}

export type NextStep =
  | { kind: 'draft'; draft: UnfinishedStartup }
  | { kind: 'recommendation'; startup: StartupListItem; recommendation: Recommendation }
  | { kind: 'coverage'; startup: StartupListItem; coverage: number }
  | { kind: 'comparison'; portfolio: Portfolio };

/** What the steps follow from; what is not known is left out. */
interface Known {
  draft?: UnfinishedStartup | null | undefined;
  startups?: readonly StartupListItem[] | undefined;
  /** The owned startup whose calculation is given. */
  advised?: StartupListItem | undefined;
  calculation?: CalculationRecord | undefined;
  portfolios?: readonly Portfolio[] | undefined;
}

const maxSteps = 4;
const enoughCoverage = 0.75;
const enoughToCompare = 2;

/**
 * What a person could do next, the most useful first: what they left unfinished, the best recommendation of a startup
 * they own, every owned startup whose score rests on few facts, and the fullest portfolio that can be compared.
 */
export function nextSteps({ draft, startups = [], advised, calculation, portfolios = [] }: Known): NextStep[] {
  const unfinished: NextStep[] = draft ? [{ kind: 'draft', draft }] : [];
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
  const comparable = portfolios
    .filter(({ startups_count: count }) => count >= enoughToCompare)
    .toSorted((a, b) => b.startups_count - a.startups_count)
    .slice(0, 1)
    .map((portfolio): NextStep => ({ kind: 'comparison', portfolio }));
  return [...unfinished, ...advice, ...uncertain, ...comparable].slice(0, maxSteps);
}
