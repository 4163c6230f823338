import { lazyPart, NotFoundDialog } from '@aval/screens';
import { Dialog, ErrorPanel } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';

import { messageOf } from '../../../api/ApiError.ts';
import { myStartupsSummary, startupById } from '../../../api/startups.ts';
import { useQuery } from '../../../api/useQuery.ts';
import { useNamedRow } from '../../../components/useNamedRow.ts';
import { LeaveOwnership } from './LeaveOwnership.tsx';
import type { OwnDialog } from './myStartupsAddress.ts';
import { OwnOwners } from './OwnOwners.tsx';

const EditOwnDialog = lazyPart(async () => (await import('./EditOwnDialog.tsx')).EditOwnDialog);

interface OwnDialogsProps {
  dialog: OwnDialog | null;
  /** Opens another dialog instead. */
  onShow: (dialog: OwnDialog) => void;
  onClose: () => void;
}

/** The open dialog of the address; shows a message when the user does not own the startup. */
export function OwnDialogs({ dialog, onShow, onClose }: OwnDialogsProps) {
  const { t } = useLingui();
  const { data: mine, isFetching: isListPending } = useQuery(myStartupsSummary);
  const { row: owned, isUnknown } = useNamedRow(
    mine?.filter(({ is_owner: isOwner }) => isOwner),
    dialog?.startup ?? null,
  );
  const isEditing = dialog?.open === 'edit' && owned !== undefined;
  const { data, error, refetch, isFetching } = useQuery({ ...startupById(owned?.id ?? 0), enabled: isEditing });
  if (isUnknown && !isListPending)
    return (
      <NotFoundDialog
        title={t`Startup not found`}
        description={t`It does not exist, was deleted, or is not yours to change.`}
        onClose={onClose}
      />
    );
  if (!dialog || !owned) return null;
  if (dialog.open === 'leave') return <LeaveOwnership startup={owned} onClose={onClose} />;
  if (dialog.open === 'owners')
    return <OwnOwners startup={owned} onLeave={() => onShow({ open: 'leave', startup: owned.id })} onClose={onClose} />;
  if (data)
    return (
      <Suspense>
        <EditOwnDialog startup={data} onClose={onClose} />
      </Suspense>
    );
  if (!error) return null;
  return (
    <Dialog isOpen onOpenChange={onClose} title={t`Edit ${owned.name}`}>
      <ErrorPanel
        title={messageOf(error, t`Error loading startup data`)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    </Dialog>
  );
}
