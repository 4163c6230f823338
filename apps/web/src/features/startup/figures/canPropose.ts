import type { Startup } from '@aval/contract';

/** Whether the user may propose figures: as an owner, or as the creator in whose hands the startup still is. */
export const canPropose = ({ is_owner, can_answer }: Pick<Startup, 'is_owner' | 'can_answer'>): boolean =>
  is_owner || can_answer;
