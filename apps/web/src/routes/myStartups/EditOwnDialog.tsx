import type { Lookup, Startup, UpdateStartup } from '@aval/contract';
import { StartupModalForm } from '@aval/forms';
import { useToast } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { ApiError, messageOf } from '../../api/ApiError.ts';
import { lookup } from '../../api/masterData.ts';
import { sendStartup } from '../../api/senders.ts';
import { LeaveDialog } from '../../dialogs/LeaveDialog.tsx';
import { useLeaveWarning } from '../../dialogs/useLeaveWarning.ts';

interface EditOwnDialogProps {
  startup: Startup;
  onClose: () => void;
}

/** What an owner may change about their startup. */
export function EditOwnDialog({ startup, onClose }: EditOwnDialogProps) {
  const { t } = useLingui();
  const toast = useToast();
  const client = useQueryClient();
  const [currentYear] = useState(() => new Date().getUTCFullYear());
  const [openedAt] = useState(startup.updated_at);

  const warning = useLeaveWarning();

  function close() {
    warning.setIsDirty(false);
    onClose();
  }

  async function handleSubmit(body: UpdateStartup, { isOverwriting }: { isOverwriting: boolean }) {
    const headers = isOverwriting ? {} : { 'if-unmodified-since': new Date(openedAt).toUTCString() };
    try {
      await sendStartup('updateStartup', { params: { id: startup.id }, headers, body });
    } catch (error) {
      const { code, issues } = error instanceof ApiError ? error : { code: null, issues: [] };
      if (code !== 'STALE') toast.error(t`Failed to update startup information`);
      throw Object.assign(new Error(messageOf(error, t`Failed to update startup`), { cause: error }), { code, issues });
    }
    toast.success(t`Startup information updated successfully`);
    close();
    void client.invalidateQueries({ queryKey: ['startups'] });
    void client.invalidateQueries({ queryKey: ['portfolios'] });
  }

  return (
    <>
      <StartupModalForm
        startup={startup}
        currentYear={currentYear}
        loadLookup={(name: Lookup) => client.fetchQuery(lookup(name))}
        onSubmit={handleSubmit}
        onCancel={close}
        onDirtyChange={warning.setIsDirty}
        keptAs={`own startup ${startup.id}`}
      />
      <LeaveDialog blocker={warning.blocker} />
    </>
  );
}
