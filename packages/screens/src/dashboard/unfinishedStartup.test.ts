import type { WizardDraft } from '@aval/forms';
import { expect, it } from 'vitest';

import { unfinishedStartup } from './unfinishedStartup.ts';

it('is null without a draft', () => {
  expect(unfinishedStartup(null)).toBeNull();
});

it('returns the name and the step of the draft', () => {
  expect(unfinishedStartup({ step: 6, values: { name: ' Vereda ' } })).toEqual({ name: 'Vereda', step: 7 });
  expect(unfinishedStartup({ step: 0, values: {} })).toEqual({ name: '', step: 1 });
});

it.each([{ step: 9, values: { name: 3 } }, { step: 'x' }, {}])(
  'falls back to no name and the first step for a damaged draft: %j',
  (draft) => {
    expect(unfinishedStartup(draft as unknown as WizardDraft)).toEqual({ name: '', step: 1 });
  },
);
