import type { User } from '@aval/contract';
import type { MailDigestProps } from '@aval/screens';
import { useToast } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { ownProfile, updateProfile } from '../../api/account.ts';
import { messageOf } from '../../api/ApiError.ts';

/** Whether the user gets notices by mail, and how to change it. */
export function useMailDigest(own: { user: User; isMailed: boolean } | undefined): MailDigestProps {
  const { t } = useLingui();
  const toast = useToast();
  const client = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async (isOn: boolean) => {
      // Read anew, because the names may have changed since.
      const { user } = await client.fetchQuery({ ...ownProfile(), staleTime: 0 });
      const { first_name, last_name } = user;
      return updateProfile({ first_name, last_name, mail_digest: isOn }, user.updated_at);
    },
    onSuccess: ({ user, isMailed }) => {
      client.setQueryData(ownProfile().queryKey, (before) => before && { ...before, user, isMailed });
      toast.success(isMailed ? t`Notices are mailed to you once a day` : t`Notices are no longer mailed to you`);
    },
    onError: (error) => toast.error(messageOf(error, t`Could not save whether notices are mailed`)),
  });
  return { isOn: isPending ? variables : (own?.isMailed ?? false), isSaving: isPending, onChange: mutate };
}
