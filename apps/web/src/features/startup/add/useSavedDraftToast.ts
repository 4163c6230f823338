import { useToast } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';

import { paths } from '../../../paths.ts';
import { currentSession } from '../../../shell/session/session.ts';
import { readStartupDraft } from '../../../shell/session/startupDraft.ts';

/** Says on the next page that a form which was left unfinished is kept, and leads back to it. */
export function useSavedDraftToast(userId: number | undefined): void {
  const { t } = useLingui();
  const toast = useToast();
  const navigate = useNavigate();
  const tell = useEffectEvent(() => {
    // Whoever signs out has just been asked about it.
    if (userId === undefined || currentSession()?.user.id !== userId || location.pathname === paths.login) return;
    if (readStartupDraft(userId) === null) return;
    toast.info(t`Your draft is kept.`, {
      action: { label: t`Continue`, onPress: () => void navigate(paths.addStartup) },
    });
  });
  useEffect(
    () => () => {
      // The form writes down what is typed as it goes, a moment after this page.
      queueMicrotask(() => tell());
    },
    [],
  );
}
