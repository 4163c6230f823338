import type { ExaminedFacts } from '../contradictions/Contradiction.ts';
import type { MetricId } from '../metricIds.ts';
import type { Localized, RecommendationGroup } from '../types.ts';
import type { Role } from './roles.ts';
import type { Situation } from './situationOf.ts';

/** Facts to replace, all that have to move together. */
export type FactsChange = Partial<ExaminedFacts>;

/** One row of the playbook: an advice, when it fits, and what it would change. */
export interface Play {
  id: string;
  group: RecommendationGroup;
  /** The metric that it moves. */
  metric: MetricId;
  /** It comes first, whatever it gains. */
  isDuty?: true;
  when: (situation: Situation) => boolean;
  /** Returns null if the change is not possible for this startup. Null if the advice changes no fact. */
  change: ((situation: Situation) => FactsChange | null) | null;
  who: Role;
  what: (situation: Situation) => Localized;
  /** Names the figure that it moves, and what for. */
  why: (situation: Situation) => Localized;
  /** What would prove that it was done. */
  proof: Localized;
}

/** A text in both languages. */
export const text = (en: string, es: string): Localized => ({ en, es });
