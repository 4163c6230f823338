import type { Person, Startup } from '@aval/contract';
import { ConfirmDialog, useToast } from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';

import { ApiError, messageOf } from '../../../api/ApiError.ts';
import { sendStartup } from '../../../api/senders.ts';
import { useStoreOwners } from './useStoreOwners.ts';

interface RemoveOwnerDialogProps {
  startup: Startup;
  owner: Person;
  /** Whether they are an administrator, if known. */
  isAdmin: boolean;
  onClose: () => void;
  /** Called after the ownership was removed, before they leave the list. */
  onRemoved: () => void;
}

/** Asks for confirmation before an owner is removed; explains why the last owner cannot be. */
export function RemoveOwnerDialog({ startup, owner, isAdmin, onClose, onRemoved }: RemoveOwnerDialogProps) {
  const { t } = useLingui();
  const toast = useToast();
  const storeOwners = useStoreOwners(startup.id);
  const name = `${owner.first_name} ${owner.last_name}`;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => sendStartup('removeOwner', { params: { id: startup.id }, query: { user_id: owner.id } }),
    onSuccess: ({ owners }) => {
      onRemoved();
      storeOwners(owners);
      toast.success(t`${name} is no longer an owner`);
    },
    onError: (refusal) => {
      if (!(refusal instanceof ApiError) || refusal.code !== 'NOT_OWNER') return;
      onRemoved();
      storeOwners(startup.owners.filter(({ id }) => id !== owner.id));
      toast.info(refusal.message);
    },
  });
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={t`Remove ${name} as an owner of ${startup.name}?`}
      confirmLabel={t`Remove owner`}
      tone="danger"
      onConfirm={() => mutate()}
      isLoading={isPending}
      loadingLabel={t`Removing...`}
      error={error && messageOf(error, t`Error removing the owner`)}
    >
      {isAdmin ? (
        <Trans>As an administrator they can still edit it, and see it while it is private.</Trans>
      ) : owner.id === startup.user_id ? (
        <Trans>They can no longer edit it. They still see it, also while it is private, because they created it.</Trans>
      ) : (
        <Trans>They can no longer edit it, and if it is private they no longer see it.</Trans>
      )}{' '}
      <Trans>You can make them an owner again at any time.</Trans>
    </ConfirmDialog>
  );
}
