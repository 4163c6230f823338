import type { CalculationRecord, Portfolio, StartupListItem } from '@aval/contract';
import type { Recommendation } from '@aval/metrics';

/** An unfinished startup registration, as stored in this browser. */
export interface UnfinishedStartup {
  /** Empty when it has no name yet. */
  name: string;
  /** From 1. */
  step: number;
}

export type NextStep =
  | { kind: 'review'; count: number }
  | { kind: 'draft'; draft: UnfinishedStartup }
  | { kind: 'recommendation'; startup: StartupListItem; recommendation: Recommendation }
  | { kind: 'coverage'; startup: StartupListItem; coverage: number }
  | { kind: 'comparison'; portfolio: Portfolio };

/** The data that the steps are derived from; unknown data is omitted. */
interface Known {
  /** How many proposals wait for the decision of an administrator. */
  waiting?: number | undefined;
  draft?: UnfinishedStartup | null | undefined;
  startups?: readonly StartupListItem[] | undefined;
  /** The owned startup that `calculation` belongs to. */
  advised?: StartupListItem | undefined;
  calculation?: CalculationRecord | undefined;
  portfolios?: readonly Portfolio[] | undefined;
}

const maxSteps = 4;
const enoughCoverage = 0.75;
const enoughToCompare = 2;

/**
 * The next steps for a user, the most useful first: proposals to decide about, an unfinished draft, the first duty or the largest gain of a startup
 * they own, every owned startup with low coverage, and the largest comparable portfolio.
 */
export function nextSteps({
  waiting = 0,
  draft,
  startups = [],
  advised,
  calculation,
  portfolios = [],
}: Known): NextStep[] {
  const unfinished: NextStep[] = draft ? [{ kind: 'draft', draft }] : [];
  const recommendations = calculation?.recommendations ?? [];
  const recommendation =
    recommendations.find(({ is_duty: isDuty }) => isDuty) ??
    recommendations.filter(({ gain }) => gain !== null).toSorted((a, b) => (b.gain ?? 0) - (a.gain ?? 0))[0];
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
  const review: NextStep[] = waiting > 0 ? [{ kind: 'review', count: waiting }] : [];
  return [...review, ...unfinished, ...advice, ...uncertain, ...comparable].slice(0, maxSteps);
}
