import type { Startup, UpdateStartup } from '@aval/contract';
import { StartupModalForm } from '@aval/forms';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { loadLookup } from '../../../api/masterData.ts';
import { LeaveDialog } from '../../../components/LeaveDialog.tsx';
import { useLeaveWarning } from '../../../components/useLeaveWarning.ts';
import { useUpdateStartup } from '../../../startups/useUpdateStartup.ts';

interface EditOwnDialogProps {
  startup: Startup;
  onClose: () => void;
}

/** The fields of a startup that its owner may edit. */
export function EditOwnDialog({ startup, onClose }: EditOwnDialogProps) {
  const client = useQueryClient();
  const [currentYear] = useState(() => new Date().getUTCFullYear());
  const [openedAt] = useState(startup.updated_at);
  const update = useUpdateStartup(startup.id);
  const warning = useLeaveWarning();

  function close() {
    warning.setIsDirty(false);
    onClose();
  }

  async function handleSubmit(body: UpdateStartup, { isOverwriting }: { isOverwriting: boolean }) {
    await update(body, isOverwriting ? null : openedAt);
    close();
    void client.invalidateQueries({ queryKey: ['startups'] });
    void client.invalidateQueries({ queryKey: ['portfolios'] });
  }

  return (
    <>
      <StartupModalForm
        startup={startup}
        currentYear={currentYear}
        loadLookup={(name) => loadLookup(client, name)}
        onSubmit={handleSubmit}
        onCancel={close}
        onDirtyChange={warning.setIsDirty}
        preserveKey={`own startup ${startup.id}`}
      />
      <LeaveDialog blocker={warning.blocker} />
    </>
  );
}
