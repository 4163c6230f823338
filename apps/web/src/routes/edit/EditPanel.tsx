import type { Lookup, Startup } from '@aval/contract';
import { StartupEditForm } from '@aval/forms';
import { ConfirmDialog } from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { lookup } from '../../api/masterData.ts';
import { useLeaveWarning } from './useLeaveWarning.ts';
import { useSaveStartup } from './useSaveStartup.ts';

interface EditPanelProps {
  startup: Startup;
}

/** The edit form of a startup, with what it loads and where it saves. */
export function EditPanel({ startup }: EditPanelProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const [currentYear] = useState(() => new Date().getUTCFullYear());
  const { save, reload } = useSaveStartup(startup);
  const { setIsDirty, blocker } = useLeaveWarning();
  return (
    <>
      <StartupEditForm
        startup={startup}
        currentYear={currentYear}
        loadLookup={(name: Lookup) => client.fetchQuery(lookup(name))}
        onSave={save}
        onReload={reload}
        onDirtyChange={setIsDirty}
      />
      <ConfirmDialog
        isOpen={blocker.state === 'blocked'}
        onOpenChange={() => blocker.reset?.()}
        title={t`Leave without saving?`}
        confirmLabel={t`Discard changes`}
        cancelLabel={t`Keep editing`}
        tone="danger"
        onConfirm={() => blocker.proceed?.()}
      >
        <Trans>What you changed in this form is lost.</Trans>
      </ConfirmDialog>
    </>
  );
}
