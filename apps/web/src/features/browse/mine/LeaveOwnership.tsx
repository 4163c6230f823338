import { LeaveOwnershipDialog } from '@aval/screens';
import { useToast } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { messageOf } from '../../../api/ApiError.ts';
import { sendStartup } from '../../../api/senders.ts';
import { reloadStartups, startupById } from '../../../api/startups.ts';
import { useQuery } from '../../../api/useQuery.ts';
import { useSession } from '../../../shell/session/useSession.ts';

interface LeaveOwnershipProps {
  startup: { id: number; name: string };
  onClose: () => void;
}

/** Gives up the ownership of a startup once it is confirmed. */
export function LeaveOwnership({ startup: { id, name }, onClose }: LeaveOwnershipProps) {
  const { t } = useLingui();
  const toast = useToast();
  const client = useQueryClient();
  const session = useSession();
  // What the dialog says must be true of now: somebody may have become an owner or left.
  const { data } = useQuery({ ...startupById(id), staleTime: 0 });
  const isLast = data?.owners.length === 1;
  const isCreator = data?.user_id === session?.user.id;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => sendStartup('removeOwner', { params: { id }, query: {} }),
    onSuccess: () => {
      toast.success(t`You no longer own ${name}`);
      onClose();
      void reloadStartups(client);
      void client.invalidateQueries({ queryKey: ['portfolios'] });
    },
  });
  return (
    <LeaveOwnershipDialog
      startup={name}
      isAdmin={session?.user.role === 'admin'}
      remains={data ? (isLast ? (isCreator ? 'creator' : 'administrators') : 'owners') : null}
      isPending={isPending}
      error={error && messageOf(error, '')}
      onConfirm={() => mutate()}
      onClose={onClose}
    />
  );
}
