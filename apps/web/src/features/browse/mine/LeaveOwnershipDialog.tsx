import { ConfirmDialog, useToast } from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { messageOf } from '../../../api/ApiError.ts';
import { sendStartup } from '../../../api/senders.ts';
import { reloadStartups } from '../../../api/startups.ts';
import { useSession } from '../../../shell/session/useSession.ts';

interface LeaveOwnershipDialogProps {
  startup: { id: number; name: string };
  onClose: () => void;
}

/** Asks for confirmation before a user gives up ownership; explains why the last owner cannot. */
export function LeaveOwnershipDialog({ startup: { id, name }, onClose }: LeaveOwnershipDialogProps) {
  const { t } = useLingui();
  const toast = useToast();
  const client = useQueryClient();
  const session = useSession();
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
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={t`Stop being an owner of ${name}?`}
      confirmLabel={t`Remove me as owner`}
      tone="danger"
      onConfirm={() => mutate()}
      isLoading={isPending}
      loadingLabel={t`Removing...`}
      error={error && messageOf(error, t`Error removing you as owner`)}
    >
      {session?.user.role === 'admin' ? (
        <Trans>As an administrator you can still edit it, see it, and make yourself an owner again.</Trans>
      ) : (
        <Trans>
          You can no longer edit it, and if it is private you see it only if you created it. Only an administrator can
          make you an owner again.
        </Trans>
      )}
    </ConfirmDialog>
  );
}
