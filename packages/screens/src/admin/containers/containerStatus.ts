import type { ProcessStatus } from '@aval/ui';

const statuses: readonly [RegExp, ProcessStatus][] = [
  [/paused/i, 'paused'],
  [/unhealthy/i, 'warning'],
  [/^(up|running)/i, 'running'],
  [/^restarting/i, 'restarting'],
  [/^(created|configured)/i, 'pending'],
  [/^dead/i, 'error'],
];

/** Maps an engine's status text, such as 'Up 3 hours' or 'Exited (0) 2 days ago', to a status. */
export function containerStatus(words: string): ProcessStatus {
  return statuses.find(([pattern]) => pattern.test(words))?.[1] ?? 'stopped';
}
