import { useToast } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';

import { paths } from '../../../paths.ts';
import { currentSession } from '../../../shell/session/session.ts';
import { readStartupDraft } from '../../../shell/session/startupDraft.ts';

/** Shows a toast on the next page when an unfinished form was saved as a draft, with a link back to it. */
export function useSavedDraftToast(userId: number | undefined): void {
  const { t } = useLingui();
  const toast = useToast();
  const navigate = useNavigate();
  const announce = useEffectEvent(() => {
    // Sign-out has already asked about the draft.
    if (userId === undefined || currentSession()?.user.id !== userId || location.pathname === paths.login) return;
    if (readStartupDraft(userId) === null) return;
    toast.info(t`Your draft was saved.`, {
      action: { label: t`Continue`, onPress: () => void navigate(paths.addStartup) },
    });
  });
  useEffect(
    () => () => {
      // The form saves its input on unmount, after this effect.
      queueMicrotask(() => announce());
    },
    [],
  );
}
