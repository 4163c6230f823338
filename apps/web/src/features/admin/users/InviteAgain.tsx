import type { User } from '@aval/contract';
import { IconButton, useToast } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Send } from 'lucide-react';

import { messageOf } from '../../../api/ApiError.ts';
import { inviteUser } from '../../../api/users.ts';
import { toastDuration } from '../toastDuration.ts';

interface InviteAgainProps {
  user: User;
}

/** Sends a new invitation to a user who has not set a password yet. */
export function InviteAgain({ user }: InviteAgainProps) {
  const { t } = useLingui();
  const toast = useToast();
  const name = `${user.first_name} ${user.last_name}`;
  const { mutate, isPending } = useMutation({
    mutationFn: () => inviteUser(user.id),
    onSuccess: (message) => toast.success(message, { duration: toastDuration }),
    onError: (error) => toast.error(messageOf(error, t`Error sending the invitation`)),
  });
  return (
    <IconButton
      icon={Send}
      label={t`Send the invitation to ${name} again`}
      isLoading={isPending}
      onClick={() => mutate()}
    />
  );
}
