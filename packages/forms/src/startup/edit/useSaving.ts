import type { Edit } from '@aval/contract';
import { useState } from 'react';

import { readConflict } from '../../conflict/readConflict.ts';
import { readRefusal } from '../StartupWizard/refusal.ts';

export type SavingState =
  | { status: 'idle' }
  | { status: 'saving' }
  | { status: 'failed'; message: string }
  /** Somebody else saved since the startup was loaded. */
  | { status: 'stale'; edit: Edit | null };

/**
 * One save at a time, and how it went. A rejection with the code 'STALE' asks what to do about it; any other is read.
 *
 * @param fallback what the person reads when a refusal says nothing.
 */
export function useSaving(fallback: string) {
  const [state, setState] = useState<SavingState>({ status: 'idle' });

  /** @returns Why it was refused, or null when it is saved. */
  async function save(call: () => Promise<unknown>): Promise<unknown> {
    setState({ status: 'saving' });
    try {
      await call();
      setState({ status: 'idle' });
      return null;
    } catch (error) {
      const conflict = readConflict(error);
      if (conflict) setState({ status: 'stale', edit: conflict.edit });
      else setState({ status: 'failed', message: readRefusal(error).message ?? fallback });
      return error;
    }
  }

  return { state, save, dismiss: () => setState({ status: 'idle' }) };
}
