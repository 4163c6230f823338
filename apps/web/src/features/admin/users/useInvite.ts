import type { User } from '@aval/contract';
import { useToast } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';

import { messageOf } from '../../../api/ApiError.ts';
import { inviteUser } from '../../../api/users.ts';
import { toastDuration } from '../toastDuration.ts';

/** Returns a function that sends the invitation of an account again and shows a toast. */
export function useInvite() {
  const { t } = useLingui();
  const toast = useToast();
  return async ({ id }: User): Promise<void> => {
    try {
      toast.success(await inviteUser(id), { duration: toastDuration });
    } catch (error) {
      toast.error(messageOf(error, t`Error sending the invitation`));
    }
  };
}
