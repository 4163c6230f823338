import { useState } from 'react';

import { type Conflict, readConflict } from '../conflict/readConflict.ts';
import { rejectionMessage } from './rejectionMessage.ts';

export type SubmissionState = 'idle' | 'submitting' | 'success' | 'error' | 'conflict';

/**
 * Runs one request of a form at a time and tracks its state. A rejection with the code 'STALE' is a conflict with
 * another user's edit.
 *
 * @param fallback Shown when the error has no message.
 */
export function useSubmission(fallback: string) {
  const [state, setState] = useState<SubmissionState>('idle');
  const [failure, setFailure] = useState('');
  const [conflict, setConflict] = useState<Conflict | null>(null);

  async function submit(call: () => Promise<unknown>): Promise<void> {
    if (state === 'submitting') return;
    setState('submitting');
    setConflict(null);
    try {
      await call();
      setState('success');
    } catch (error) {
      const found = readConflict(error);
      setConflict(found);
      setFailure(rejectionMessage(error) ?? fallback);
      setState(found ? 'conflict' : 'error');
    }
  }

  return { state, failure, conflict, submit, dismissConflict: () => setConflict(null) };
}
