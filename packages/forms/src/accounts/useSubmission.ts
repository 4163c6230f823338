import { useState } from 'react';

import { rejectionMessage } from './rejectionMessage.ts';

export type SubmissionState = 'idle' | 'submitting' | 'success' | 'error';

/**
 * One call of a form at a time, and how it went.
 *
 * @param fallback what the person reads when a refusal says nothing.
 */
export function useSubmission(fallback: string) {
  const [state, setState] = useState<SubmissionState>('idle');
  const [failure, setFailure] = useState('');

  async function submit(call: () => Promise<unknown>): Promise<void> {
    if (state === 'submitting') return;
    setState('submitting');
    try {
      await call();
      setState('success');
    } catch (error) {
      setFailure(rejectionMessage(error) ?? fallback);
      setState('error');
    }
  }

  return { state, failure, submit };
}
