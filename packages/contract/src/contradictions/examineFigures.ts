import { type Contradiction, contradictions, type ExaminedFacts } from '@aval/metrics';

import { type Fit, fittingValue, type FittingScene } from './fittingValue.ts';

/** Figures that contradict each other, and what would fit. */
export interface Examined {
  contradiction: Contradiction;
  /** null if no single value is known to fit. */
  fit: Fit | null;
}

/** The contradictions between the facts of a startup, severe ones first, each with what would fit. */
export function examineFigures(facts: ExaminedFacts, scene: FittingScene): Examined[] {
  return contradictions(facts, scene.master, scene).map((contradiction) => ({
    contradiction,
    fit: fittingValue(contradiction, facts, scene),
  }));
}
