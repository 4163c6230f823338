import { Button } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { ArchiveRestore } from 'lucide-react';
import { type MouseEvent, useState } from 'react';

import { focusAdjacentRow } from '../../../shell/layout/focusAdjacentRow.ts';
import { useRestoreStartup } from '../../../startups/useRestoreStartup.ts';

interface RestoreButtonProps {
  startup: { id: number; name: string };
}

/** Restores a deleted startup; its row is removed and the focus moves to the next one. */
export function RestoreButton({ startup }: RestoreButtonProps) {
  const { t } = useLingui();
  const { name } = startup;
  const restore = useRestoreStartup();
  const [isPending, setIsPending] = useState(false);

  async function handleClick({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    setIsPending(true);
    const isBack = await restore(startup);
    setIsPending(false);
    if (isBack && document.activeElement === currentTarget)
      focusAdjacentRow(currentTarget, '[data-restores]', document.querySelector('main h1'));
  }

  return (
    <Button
      size="small"
      icon={ArchiveRestore}
      isLoading={isPending}
      aria-label={t`Restore ${name}`}
      data-restores
      onClick={(event) => void handleClick(event)}
    >
      {t`Restore`}
    </Button>
  );
}
