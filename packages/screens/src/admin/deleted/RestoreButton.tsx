import { Button, focusAdjacentRow } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { ArchiveRestore } from 'lucide-react';
import { type MouseEvent, useState } from 'react';

import type { DeletedStartup } from './useDeletedColumns.tsx';

interface RestoreButtonProps {
  startup: DeletedStartup;
  /** Resolves to whether the startup was restored. */
  onRestore: (startup: DeletedStartup) => Promise<boolean>;
}

/** Restores a deleted startup; its row is removed and the focus moves to the next one. */
export function RestoreButton({ startup, onRestore }: RestoreButtonProps) {
  const { t } = useLingui();
  const { name } = startup;
  const [isPending, setIsPending] = useState(false);

  async function handleClick({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    setIsPending(true);
    const isBack = await onRestore(startup);
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
