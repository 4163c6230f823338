import { ownerProposedFields, type Startup, type UpdateStartup } from '@aval/contract';
import { StartupModalForm } from '@aval/forms';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { loadLookup } from '../../../api/masterData.ts';
import { LeaveDialog } from '../../../components/LeaveDialog.tsx';
import { useLeaveWarning } from '../../../components/useLeaveWarning.ts';
import { useSession } from '../../../shell/session/useSession.ts';
import { useProposeFacts } from '../../../startups/useProposeFacts.ts';
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
  const isAdmin = useSession()?.user.role === 'admin';
  const update = useUpdateStartup(startup.id);
  const propose = useProposeFacts(startup.id);
  const warning = useLeaveWarning();

  function close() {
    warning.setIsDirty(false);
    onClose();
  }

  async function handleSubmit(body: UpdateStartup, { isOverwriting }: { isOverwriting: boolean }) {
    const seenAt = isOverwriting ? null : openedAt;
    if (isAdmin) await update(body, seenAt);
    else {
      const { proposed, direct } = split(body);
      if (Object.keys(direct).length > 0) await update(direct, seenAt);
      if (Object.keys(proposed).length > 0) await propose({ facts: proposed });
    }
    close();
    void client.invalidateQueries({ queryKey: ['startups'] });
    void client.invalidateQueries({ queryKey: ['portfolios'] });
  }

  return (
    <>
      <StartupModalForm
        startup={startup}
        isProposing={!isAdmin}
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

const ofProposals: ReadonlySet<string> = new Set(ownerProposedFields);

/** What an owner changes at once, and what an administrator decides about. */
function split({ defaulted_fields: _defaults, ...body }: UpdateStartup) {
  const [proposed, direct] = [true, false].map((isProposed) =>
    Object.fromEntries(Object.entries(body).filter(([field]) => ofProposals.has(field) === isProposed)),
  );
  return { proposed: proposed ?? {}, direct: direct ?? {} };
}
