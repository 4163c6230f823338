import type { SystemStatus } from '@aval/contract';
import { expect, it } from 'vitest';

import { systemState } from './systemState.ts';

const ok = { state: 'ok', detail: '' } as const;
const fine: SystemStatus = { database: ok, jobs: ok, containers: ok, mail: ok, languageModel: ok };

it('is ok when every component is', () => {
  expect(systemState(fine)).toBe('ok');
});

it('is the state of the worst component', () => {
  const off = { ...fine, containers: { state: 'off', detail: '' } } as const;
  expect(systemState(off)).toBe('off');
  expect(systemState({ ...off, jobs: { state: 'degraded', detail: '' } })).toBe('degraded');
  expect(systemState({ ...off, database: { state: 'error', detail: '' } })).toBe('error');
});

it('ignores mail and the language model', () => {
  expect(systemState({ ...fine, mail: { state: 'off', detail: '' } })).toBe('ok');
});
