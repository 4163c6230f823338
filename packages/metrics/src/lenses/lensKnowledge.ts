import type { NumericMetricId } from '../metricIds.ts';
import type { Composite } from '../model/nodes.ts';
import { allNodes } from '../model/nodeTable.ts';
import type { Sheet } from '../model/sheet.ts';
import type { SourceId } from '../model/sources.ts';

/** Below this share of what a lens itself asks about there is no score. */
const LEAST_OWN = 0.5;

/** Scores of a lens that ask nothing of their own: they are known as far as the score that they rest on. */
const restsOn: Readonly<Partial<Record<NumericMetricId, NumericMetricId>>> = {
  COR_FEM_strategic_roi_score: 'COR_VPM_strategic_alignment_score',
  EDU_FEM_academic_roi_score: 'EDU_VPM_academic_impact_score',
};

const composites = new Map<SourceId, Composite>(
  allNodes.filter((node) => node.kind === 'composite').map((node) => [node.id, node]),
);

/**
 * How much of what a score of a lens itself asks about is stated.
 *
 * @returns 0-1, estimates count nothing; null for a score that no lens asks about.
 */
export function ownShare({ trust, estimated }: Sheet, id: NumericMetricId): number | null {
  const parts = composites.get(restsOn[id] ?? id)?.parts.filter(({ isOwn }) => isOwn) ?? [];
  if (parts.length === 0) return null;
  let [known, weight] = [0, 0];
  for (const { slot, weights } of parts) {
    weight += weights.early;
    if (estimated[slot] === 0) known += weights.early * (trust[slot] as number);
  }
  return known / weight;
}

/** Whether a score has enough of its own facts to be shown; those that no lens asks about always have. */
export const isOwnKnown = (sheet: Sheet, id: NumericMetricId): boolean => (ownShare(sheet, id) ?? 1) >= LEAST_OWN;
