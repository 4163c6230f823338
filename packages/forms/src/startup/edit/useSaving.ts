import type { Edit } from '@aval/contract';
import { useState } from 'react';

import { readConflict } from '../../conflict/readConflict.ts';
import { readRefusal } from '../StartupWizard/refusal.ts';

export type SavingState =
  | { status: 'idle' }
  | { status: 'saving' }
  | { status: 'failed'; message: string }
  /** Another user saved since the startup was loaded. */
  | { status: 'stale'; edit: Edit | null };

/**
 * Runs one save at a time and tracks its state. A rejection with the code 'STALE' is a conflict; any other is shown.
 *
 * @param fallback Shown when the error has no message.
 */
export function useSaving(fallback: string) {
  const [state, setState] = useState<SavingState>({ status: 'idle' });

  /** @returns The error, or null when it was saved. */
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
