import type { WizardDraft } from '@aval/forms';

import type { UnfinishedStartup } from './nextSteps.ts';

const lastStep = 6;

/** What a kept draft says of itself; null without one. One that is damaged says the least: no name, the first step. */
export function unfinishedStartup(draft: WizardDraft | null): UnfinishedStartup | null {
  if (draft === null) return null;
  const name: unknown = draft.values?.name;
  const { step } = draft;
  return {
    name: typeof name === 'string' ? name.trim() : '',
    step: Number.isInteger(step) && step >= 0 && step <= lastStep ? step + 1 : 1,
  };
}
