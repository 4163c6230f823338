import type { Startup } from '@aval/contract';
import { StartupEditForm } from '@aval/forms';
import { utcDay } from '@aval/metrics';
import { LazyCard, lazyPart, MissingPart } from '@aval/screens';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { loadLookup } from '../../../api/masterData.ts';
import { LeaveDialog } from '../../../components/LeaveDialog.tsx';
import { useLeaveWarning } from '../../../components/useLeaveWarning.ts';
import { useSaveStartup } from './useSaveStartup.ts';

const Owners = lazyPart(async () => (await import('../owners/Owners.tsx')).Owners, MissingPart);

interface EditPanelProps {
  startup: Startup;
}

/** The edit form of a startup with its data and save logic, and below it the owners of the startup. */
export function EditPanel({ startup }: EditPanelProps) {
  const client = useQueryClient();
  const [address] = useSearchParams();
  const [now] = useState(() => new Date());
  const { save, reload } = useSaveStartup(startup);
  const { setIsDirty, blocker } = useLeaveWarning();
  return (
    <>
      <StartupEditForm
        startup={startup}
        firstField={address.get('field') ?? undefined}
        currentYear={now.getUTCFullYear()}
        today={utcDay(now)}
        loadLookup={(name) => loadLookup(client, name)}
        onSave={save}
        onReload={reload}
        onDirtyChange={setIsDirty}
        preserveKey={`startup ${startup.id}`}
      />
      <LazyCard height="8rem">
        <Owners startup={startup} />
      </LazyCard>
      <LeaveDialog blocker={blocker} />
    </>
  );
}
