export interface Step {
  id: string;
  label: string;
  /** Whether a completed step contains an error. */
  hasError?: boolean | undefined;
}

const stepStates = ['done', 'current', 'later'] as const;
export type StepState = (typeof stepStates)[number];

/** The state of a step when the current one is `current`; both count from 0. */
export function stepState(index: number, current: number): StepState {
  if (index === current) return 'current';
  return index < current ? 'done' : 'later';
}

/** The user can go back to previous steps; later steps become available by completing the ones before. */
export function canGoToStep(index: number, current: number): boolean {
  return index <= current;
}
