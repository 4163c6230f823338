import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';

/** How a yes and a no are said. */
export interface YesNo {
  yes: string;
  no: string;
}

/** A yes and a no in the language that is shown; the same object until it changes. */
export function useYesNo(): YesNo {
  const { t } = useLingui();
  const [yes, no] = [t`Yes`, t`No`];
  return useMemo(() => ({ yes, no }), [yes, no]);
}
