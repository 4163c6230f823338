import type { User } from '@aval/contract';
import { IconButton } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { Send } from 'lucide-react';
import { useState } from 'react';

interface InviteButtonProps {
  user: User;
  onInvite: (user: User) => Promise<unknown>;
}

/** Sends a new invitation to a user who has not set a password yet. */
export function InviteButton({ user, onInvite }: InviteButtonProps) {
  const { t } = useLingui();
  const name = `${user.first_name} ${user.last_name}`;
  const [isPending, setIsPending] = useState(false);

  async function handleClick() {
    setIsPending(true);
    await onInvite(user);
    setIsPending(false);
  }

  return (
    <IconButton
      icon={Send}
      label={t`Send the invitation to ${name} again`}
      isLoading={isPending}
      onClick={() => void handleClick()}
    />
  );
}
