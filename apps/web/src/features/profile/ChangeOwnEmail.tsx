import type { User } from '@aval/contract';
import type { EmailValues } from '@aval/forms';
import { type EmailRequest, OwnEmail } from '@aval/screens';
import { useToast } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { cancelEmailChange, changeEmail, ownProfile } from '../../api/account.ts';
import { messageOf } from '../../api/ApiError.ts';
import { useResendConfirmation } from '../../shell/session/useResendConfirmation.ts';

interface ChangeOwnEmailProps {
  user: User;
  /** The address to which a change waits. */
  pendingEmail: string | null;
}

/** The user's email and its change. */
export function ChangeOwnEmail({ user, pendingEmail }: ChangeOwnEmailProps) {
  const { t } = useLingui();
  const toast = useToast();
  const client = useQueryClient();
  const { isResending, resend } = useResendConfirmation();
  const reload = () => client.invalidateQueries({ queryKey: ownProfile().queryKey });
  const { mutate: cancel, isPending: isCancelling } = useMutation({
    mutationFn: cancelEmailChange,
    onSuccess: (message) => toast.success(message),
    onError: (failure) => toast.error(messageOf(failure, t`Error cancelling the change`)),
    onSettled: reload,
  });

  async function handleChange(values: EmailValues) {
    try {
      await changeEmail(values);
    } catch (error) {
      throw new Error(messageOf(error, t`Could not change the email`), { cause: error });
    }
    await reload();
  }

  const asked: EmailRequest | null = isCancelling ? 'cancel' : null;
  return (
    <OwnEmail
      user={user}
      pendingEmail={pendingEmail}
      onChange={handleChange}
      sending={isResending ? 'resend' : asked}
      onResend={resend}
      onChangeCancel={() => cancel()}
    />
  );
}
