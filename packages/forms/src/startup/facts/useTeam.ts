import { useDeferredValue } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

import type { FactValues, MemberRow, TieRow } from './factValues.ts';

interface Team {
  members: readonly MemberRow[];
  ties: readonly TieRow[];
}

/** The team while it is edited; deferred, so that typing is never blocked. */
export function useTeam(): Team {
  const { control } = useFormContext<FactValues>();
  const team = useWatch({
    control,
    name: 'team',
    compute: ({ members, relationships }) => ({ members, relationships }),
  });
  const { members, relationships } = useDeferredValue(team);
  return { members, ties: relationships };
}
