import type { CreateStartup } from '@aval/contract';
import { StartupWizard } from '@aval/forms';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { ApiError, messageOf } from '../../api/ApiError.ts';
import { loadLookup } from '../../api/masterData.ts';
import { sendStartup, sendStartupList } from '../../api/senders.ts';
import { LeaveDialog } from '../../components/LeaveDialog.tsx';
import { useLeaveWarning } from '../../components/useLeaveWarning.ts';
import { paths } from '../../paths.ts';
import { useBreadcrumb } from '../../shell/layout/crumbs.ts';
import { useSession } from '../../shell/session/useSession.ts';
import { useOpenDraft } from './add/useOpenDraft.ts';
import { useSavedDraftToast } from './add/useSavedDraftToast.ts';
import { useStepInAddress } from './add/useStepInAddress.ts';

/** The wizard that registers a startup in seven steps. */
export function AddStartup() {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const userId = useSession()?.user.id;
  const [currentYear] = useState(() => new Date().getUTCFullYear());
  const { setIsDirty, blocker } = useLeaveWarning();
  const draft = useOpenDraft(userId ?? 0, setIsDirty);
  const { step, showStep } = useStepInAddress();
  useSavedDraftToast(userId);
  useBreadcrumb(t`Startups`, paths.startups, t`New Startup`);
  if (userId === undefined) return null;
  const owner = userId;

  async function handleCreate(body: CreateStartup, requestKey: string) {
    try {
      const { id } = await sendStartup('createStartup', { headers: { 'idempotency-key': requestKey }, body });
      // Runs even if the page was left in between, when the wizard can no longer report that it is finished.
      draft.finish();
      await queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'master-data' });
      return { id };
    } catch (error) {
      const { code, issues } = error instanceof ApiError ? error : { code: null, issues: [] };
      // The startup of this key has other data, or has been deleted since.
      const isKeySpent = code === 'KEY_REUSED' || code === 'NOT_FOUND';
      const message =
        code === 'NETWORK'
          ? t`No response. Nothing is lost: try again, and the startup will be created only once.`
          : isKeySpent
            ? t`This form has already created a startup, with other data than now. Look for it under Browse, or create again to register another one.`
            : messageOf(error, t`Error creating the startup`);
      throw Object.assign(new Error(message, { cause: error }), { issues, isKeySpent });
    }
  }

  return (
    <>
      <StartupWizard
        key={draft.key}
        userId={owner}
        currentYear={currentYear}
        loadLookup={(name) => loadLookup(queryClient, name)}
        onCreate={handleCreate}
        startupHref={paths.startup}
        findSimilar={async (query) => (await sendStartupList('findSimilar', { query })).startups}
        step={step}
        onStepChange={showStep}
        {...draft.props}
      />
      <LeaveDialog blocker={blocker} />
    </>
  );
}
