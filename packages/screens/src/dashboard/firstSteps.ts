import type { DashboardStats, Portfolio } from '@aval/contract';

const firstStepKinds = ['register', 'follow', 'compare'] as const;
export type FirstStepKind = (typeof firstStepKinds)[number];

export interface FirstStep {
  kind: FirstStepKind;
  isDone: boolean;
}

const enoughToCompare = 2;
/** Startups owned and followed, and portfolios, that the steps lead to in one go: one each, and two to compare. */
const maxBegun = 4;

/** Whether an account has so little that its dashboard may begin with the first steps. */
export function isBeginning({ ownedStartups, followedStartups, myPortfolios }: DashboardStats): boolean {
  return ownedStartups + followedStartups + myPortfolios <= maxBegun;
}

/**
 * The first steps of a new account, in the order that suits it; null for an account that has done all of them, or is in
 * use without them.
 */
export function firstSteps(
  stats: DashboardStats | undefined,
  portfolios: readonly Portfolio[] | undefined,
  isFounder: boolean,
): FirstStep[] | null {
  if (!stats || !portfolios || !isBeginning(stats)) return null;
  const isDone: Record<FirstStepKind, boolean> = {
    register: stats.ownedStartups > 0,
    follow: stats.followedStartups > 0,
    compare: portfolios.some(({ startups_count: count }) => count >= enoughToCompare),
  };
  const kinds: readonly FirstStepKind[] = isFounder ? firstStepKinds : ['follow', 'compare', 'register'];
  const steps = kinds.map((kind) => ({ kind, isDone: isDone[kind] }));
  return steps.every((step) => step.isDone) ? null : steps;
}
