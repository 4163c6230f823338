import type { Startup, User } from '@aval/contract';
import { Button, Combobox, Field, useToast } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { UserRoundPlus } from 'lucide-react';
import { type FormEvent, useState } from 'react';

import { messageOf } from '../../../api/ApiError.ts';
import { sendStartup } from '../../../api/senders.ts';
import * as styles from './owners.css.ts';
import { useStoreOwners } from './useStoreOwners.ts';

interface AddOwnerProps {
  startup: Startup;
  /** Every account; undefined while loading. */
  users: readonly User[] | undefined;
}

/** Selects a user and makes them an owner of the startup. */
export function AddOwner({ startup, users }: AddOwnerProps) {
  const { t } = useLingui();
  const toast = useToast();
  const storeOwners = useStoreOwners(startup.id);
  const [chosen, setChosen] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const owning = new Set(startup.owners.map(({ id }) => id));
  const options = (users ?? [])
    .filter(({ id }) => !owning.has(id))
    .map((user) => ({ value: String(user.id), label: `${user.first_name} ${user.last_name} · ${user.email}` }));
  const user = users?.find(({ id }) => String(id) === chosen);
  const { mutate, isPending } = useMutation({
    mutationFn: ({ id }: User) => sendStartup('addOwner', { params: { id: startup.id }, body: { user_id: id } }),
    onSuccess: ({ owners }, { first_name: first, last_name: last }) => {
      const name = `${first} ${last}`;
      setChosen('');
      storeOwners(owners);
      toast.success(t`${name} is now an owner`);
    },
    onError: (error) => toast.error(messageOf(error, t`Error adding the owner`)),
  });

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPending) return;
    setIsMissing(!user);
    if (user) mutate(user);
    else event.currentTarget.querySelector('input')?.focus();
  }

  return (
    <form className={styles.adding} onSubmit={handleSubmit}>
      <Field label={t`Add owner`} error={isMissing ? t`Choose who becomes an owner` : undefined}>
        <Combobox
          options={options}
          value={chosen}
          onValueChange={(value) => {
            setChosen(value);
            setIsMissing(false);
          }}
          disabled={!users}
          placeholder={t`Name or email`}
        />
      </Field>
      <Button
        type="submit"
        className={styles.add}
        icon={UserRoundPlus}
        isLoading={isPending}
        loadingLabel={t`Adding...`}
      >
        {t`Add`}
      </Button>
    </form>
  );
}
