import { compiledSteps, fillEverything, type Step } from './compiled.ts';
import type { Node } from './nodes.ts';
import type { Sheet } from './sheet.ts';
import { slotOf } from './sources.ts';

/** The step that fills each slot; facts have none. */
const stepAt: (Step | undefined)[] = [];
for (const [id, step] of compiledSteps) stepAt[slotOf[id]] = step;

/** Computes some steps, each after those it reads. */
export function fill({ value, trust }: Sheet, nodes: readonly Node[]): void {
  for (const { slot } of nodes) (stepAt[slot] as Step)(value, trust);
}

/** Computes every step of every lens. */
export function fillAll({ value, trust }: Sheet): void {
  fillEverything(value, trust);
}
