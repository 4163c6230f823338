export interface Step {
  id: string;
  label: string;
  /** Whether something in a done step has to be put right. */
  hasError?: boolean | undefined;
}

const stepStates = ['done', 'current', 'later'] as const;
export type StepState = (typeof stepStates)[number];

/** What a step is while the person stands at `current`; both count from 0. */
export function stepState(index: number, current: number): StepState {
  if (index === current) return 'current';
  return index < current ? 'done' : 'later';
}

/** A person goes back to what they have seen, or stays; what lies ahead opens by finishing what is before it. */
export function canGoToStep(index: number, current: number): boolean {
  return index <= current;
}
