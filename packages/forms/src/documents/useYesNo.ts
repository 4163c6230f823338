import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';

/** The labels of yes and no. */
export interface YesNo {
  yes: string;
  no: string;
}

/** The labels of yes and no in the current language; the reference is stable until it changes. */
export function useYesNo(): YesNo {
  const { t } = useLingui();
  const [yes, no] = [t`Yes`, t`No`];
  return useMemo(() => ({ yes, no }), [yes, no]);
}
