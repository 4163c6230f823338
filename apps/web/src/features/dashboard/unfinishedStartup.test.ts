import type { WizardDraft } from '@aval/forms';
import { expect, it } from 'vitest';

import { unfinishedStartup } from './unfinishedStartup.ts';

it('is nothing without a draft', () => {
  expect(unfinishedStartup(null)).toBeNull();
});

it('names what was left, and the step it was left on', () => {
  expect(unfinishedStartup({ step: 6, values: { name: ' Vereda ' } })).toEqual({ name: 'Vereda', step: 7 });
  expect(unfinishedStartup({ step: 0, values: {} })).toEqual({ name: '', step: 1 });
});

it.each([{ step: 9, values: { name: 3 } }, { step: 'x' }, {}])('says the least of a damaged one: %j', (draft) => {
  expect(unfinishedStartup(draft as unknown as WizardDraft)).toEqual({ name: '', step: 1 });
});
