import { type PreservedForms, PreservedFormsContext } from '@aval/forms';
import { useToast } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useMemo } from 'react';

import { forget, discardOtherUsers, storedInput, watch } from '../session/unsavedForms.ts';

interface RestoredFormsProps {
  children: ReactNode;
}

/** Restores the input of forms after the session has ended and the user has signed in again, and shows a toast. */
export function RestoredForms({ children }: RestoredFormsProps) {
  const { t } = useLingui();
  const toast = useToast();
  const text = t`What you had typed has been restored. It is not saved yet.`;
  useEffect(discardOtherUsers, []);
  const forms = useMemo<PreservedForms>(
    () => ({
      storedInput,
      watch: (name, typed) => {
        if (forget(name)) toast.info(text);
        return watch(name, typed);
      },
    }),
    [toast, text],
  );
  return <PreservedFormsContext value={forms}>{children}</PreservedFormsContext>;
}
