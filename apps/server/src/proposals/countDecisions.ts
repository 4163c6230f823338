import type { ClaimState, StartupEvent } from '@aval/contract';

type Counts = Extract<StartupEvent, { kind: 'claims_decided' }>['detail'];

/** How many claims were accepted, refused and asked about. */
export function countDecisions(states: readonly ClaimState[]): Counts {
  const count = (state: ClaimState) => states.filter((each) => each === state).length;
  return { accepted: count('accepted'), refused: count('refused'), asked: count('asked') };
}
