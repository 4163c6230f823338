import type { ChildProcess } from 'node:child_process';

/** Whether a process has exited; it emits no more exit events, so waiting for one would never end. */
export function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}
