import type { Person, Startup } from '@aval/contract';
import { RemoveOwnerDialog } from '@aval/screens';
import { useToast } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';

import { ApiError, messageOf } from '../../../api/ApiError.ts';
import { sendStartup } from '../../../api/senders.ts';
import { useStoreOwners } from './useStoreOwners.ts';

interface RemoveOwnerProps {
  startup: Startup;
  owner: Person;
  /** Whether they are an administrator, if known. */
  isAdmin: boolean;
  onClose: () => void;
  /** Called after the ownership was removed, before they leave the list. */
  onRemoved: () => void;
}

/** Removes an owner of a startup once it is confirmed. */
export function RemoveOwner({ startup, owner, isAdmin, onClose, onRemoved }: RemoveOwnerProps) {
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
    <RemoveOwnerDialog
      startup={startup.name}
      owner={owner}
      isAdmin={isAdmin}
      isLast={startup.owners.length === 1}
      isPending={isPending}
      error={error && messageOf(error, '')}
      onConfirm={() => mutate()}
      onClose={onClose}
    />
  );
}
