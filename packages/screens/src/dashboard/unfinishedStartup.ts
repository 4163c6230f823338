import type { WizardDraft } from '@aval/forms';

import type { UnfinishedStartup } from './nextSteps.ts';

const lastStep = 6;

/** Summarises a stored draft; null without one. A damaged draft has no name and the first step. */
export function unfinishedStartup(draft: WizardDraft | null): UnfinishedStartup | null {
  if (draft === null) return null;
  const name: unknown = draft.values?.name;
  const { step } = draft;
  return {
    name: typeof name === 'string' ? name.trim() : '',
    step: Number.isInteger(step) && step >= 0 && step <= lastStep ? step + 1 : 1,
  };
}
