import type { Lens } from '@aval/metrics';
import { useMemo } from 'react';

import { useSession } from '../../shell/session/useSession.ts';
import { comparisonLensesOf } from './comparisonLenses.ts';

const general: readonly Lens[] = ['general'];

/** The tabs of the comparison screens for the current user. */
export function useLenses(): readonly Lens[] {
  const user = useSession()?.user;
  return useMemo(() => (user ? comparisonLensesOf(user) : general), [user]);
}
