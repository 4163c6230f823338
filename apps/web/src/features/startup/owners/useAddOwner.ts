import type { User } from '@aval/contract';
import { useToast } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';

import { messageOf } from '../../../api/ApiError.ts';
import { sendStartup } from '../../../api/senders.ts';
import { useStoreOwners } from './useStoreOwners.ts';

/** Makes a user an owner of the startup. */
export function useAddOwner(startupId: number) {
  const { t } = useLingui();
  const toast = useToast();
  const storeOwners = useStoreOwners(startupId);
  const { mutate, isPending } = useMutation({
    mutationFn: ({ id }: User) => sendStartup('addOwner', { params: { id: startupId }, body: { user_id: id } }),
    onSuccess: ({ owners }, { first_name: first, last_name: last }) => {
      const name = `${first} ${last}`;
      storeOwners(owners);
      toast.success(t`${name} is now an owner`);
    },
    onError: (error) => toast.error(messageOf(error, t`Error adding the owner`)),
  });
  return { onAdd: (user: User) => mutate(user), isAdding: isPending };
}
