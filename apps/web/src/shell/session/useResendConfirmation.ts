import { useToast } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { ownProfile, resendConfirmation } from '../../api/account.ts';
import { messageOf } from '../../api/ApiError.ts';

/** Mails the links again that confirm the user's email or its change. */
export function useResendConfirmation() {
  const { t } = useLingui();
  const toast = useToast();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: resendConfirmation,
    onSuccess: (message) => toast.success(message),
    onError: (failure) => toast.error(messageOf(failure, t`Error sending the link`)),
    // It may have been confirmed in the meantime, in the browser of a mail program.
    onSettled: () => client.invalidateQueries({ queryKey: ownProfile().queryKey }),
  });
  return { isResending: isPending, resend: () => mutate() };
}
