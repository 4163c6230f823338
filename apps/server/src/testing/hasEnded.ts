import type { ChildProcess } from 'node:child_process';

/** Nobody is told any more that such a process ends: to wait for that would be to wait for ever. */
export function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}
