import { expect, it } from 'vitest';

import { repeatDeadlocked } from './repeatDeadlocked.ts';

function failing(times: number, code: string) {
  let tries = 0;
  return async () => {
    tries += 1;
    if (tries > times) return tries;
    throw new Error('Failed query', { cause: Object.assign(new Error('undone'), { code }) });
  };
}

it.each(['40P01', '40001'])('retries work that the database rolled back (%s)', async (code) => {
  expect(await repeatDeadlocked(failing(3, code))).toBe(4);
});

it('gives up after four attempts', async () => {
  await expect(repeatDeadlocked(failing(4, '40P01'))).rejects.toThrow('Failed query');
});

it('does not retry other failures', async () => {
  await expect(repeatDeadlocked(failing(1, '23505'))).rejects.toThrow('Failed query');
});
