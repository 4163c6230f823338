import type { Action } from '@aval/contract';

/** How recommendations are taken up, and what was planned is changed. */
export interface ActionManagement {
  /** What can be taken up: the rules of what the newest calculation recommends. */
  rules: ReadonlySet<string>;
  onTakeUp: (rule: string) => void;
  onEdit: (action: Action) => void;
  onDrop: (action: Action) => void;
  /** The page on which the figures are stated that show that it is done. */
  recordHref: (action: Action) => string;
}

/** What was taken up of the recommendations of a startup. */
export interface TakenActions {
  actions: readonly Action[];
  /** Absent for users who may only see it. */
  manage?: ActionManagement | undefined;
}
