import { composite, part, quantity, standingOn, whenKnown } from '../model/nodes.ts';
import { rating, share } from '../model/scale.ts';
import { patentScale } from '../value/patentScale.ts';

/** Score of a market without barriers: they neither help nor hinder. */
const NEUTRAL = 50;

/**
 * What entry barriers do for this startup: they help those already over them and stop the others.
 *
 * @param barriers 1-5.
 * @param clearanceScore 0-100: own technology, patents and execution.
 * @returns 0-100; 50 without barriers.
 */
export function protectionByBarriers(barriers: number, clearanceScore: number): number {
  return NEUTRAL + ((barriers - 1) / 4) * (clearanceScore - NEUTRAL);
}

/** Whether the startup is inside or outside the barriers. */
export const clearance = composite(
  'clearance',
  [
    part(0.4, 'unique_technology', share),
    part(0.3, 'patent_count', patentScale),
    part(0.3, 'execution_capacity', rating),
  ],
  { isRaw: true },
);
export const protection = quantity(
  'protection',
  standingOn(
    ['entry_barriers', 'unique_technology', 'patent_count', 'execution_capacity'],
    whenKnown(['entry_barriers', 'clearance'], protectionByBarriers),
  ),
);

/** Whether barriers protect or block: higher is in the startup's favour. */
export const entryBarriers = composite('MEM_entry_barriers_score', [
  part(0.75, 'protection'),
  part(0.25, 'regulatory_environment', rating),
]);
