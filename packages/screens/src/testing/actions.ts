import type { Action } from '@aval/contract';
import type { Recommendation } from '@aval/metrics';

/** A recommendation that the owner of a startup took up, due in September 2026. */
export function actionOn(recommendation: Recommendation, differences: Partial<Action> = {}): Action {
  return {
    id: 1,
    startup: { id: 7, name: 'Puente' },
    is_own: true,
    recommendation,
    assignee: 'Ana Ruiz',
    due_date: '2026-09-30',
    proof: 'The signed contracts, with their prices.',
    state: 'open',
    gain: null,
    gain_others: 0,
    created_at: '2026-06-12T18:05:00.000Z',
    ...differences,
  };
}

/** As followers see it: without what the owners wrote. */
export const ofFollower = { is_own: false, assignee: null, proof: null } as const;
