import { fieldGroups } from '@aval/contract';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';

import { useFormsLocale } from '../../messages.ts';
import type { StepId } from '../wizard.ts';

/** The labels of the steps in the current language. */
export function useStepLabels(): Record<StepId, string> {
  const { t } = useLingui();
  const locale = useFormsLocale();
  return useMemo(() => {
    const titles = Object.fromEntries(fieldGroups.map((group) => [group.id, group.title[locale]]));
    return { ...titles, summary: t`Summary` } as Record<StepId, string>;
  }, [t, locale]);
}
