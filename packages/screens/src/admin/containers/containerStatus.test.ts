import { expect, it } from 'vitest';

import { containerStatus } from './containerStatus.ts';

it.each([
  ['Up 3 hours', 'running'],
  ['running', 'running'],
  ['Up 2 hours (healthy)', 'running'],
  ['Up 2 hours (unhealthy)', 'warning'],
  ['Up 2 hours (Paused)', 'paused'],
  ['Restarting (1) 4 seconds ago', 'restarting'],
  ['Created', 'pending'],
  ['Dead', 'error'],
  ['Exited (0) 2 days ago', 'stopped'],
] as const)('%j is %s', (words, status) => {
  expect(containerStatus(words)).toBe(status);
});
