import type { Person, User } from '@aval/contract';
import { Button, Combobox, Field } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { UserRoundPlus } from 'lucide-react';
import { type FormEvent, useState } from 'react';

import * as styles from './owners.css.ts';

export interface AddOwnerProps {
  owners: readonly Person[];
  /** Every account; undefined while loading. */
  users: readonly User[] | undefined;
  /** Makes the user an owner. */
  onAdd: (user: User) => void;
  isAdding: boolean;
}

/** Selects a user and makes them an owner of the startup. */
export function AddOwner({ owners, users, onAdd, isAdding }: AddOwnerProps) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const owning = new Set(owners.map(({ id }) => id));
  const available = (users ?? []).filter(({ id }) => !owning.has(id));
  const user = available.find(({ id }) => String(id) === chosen);
  // The user chosen last is an owner now.
  if (users && chosen !== '' && !user) setChosen('');

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isAdding) return;
    setIsMissing(!user);
    if (user) onAdd(user);
    else event.currentTarget.querySelector('input')?.focus();
  }

  return (
    <form className={styles.adding} onSubmit={handleSubmit}>
      <Field label={t`Add owner`} error={isMissing ? t`Choose who becomes an owner` : undefined}>
        <Combobox
          options={available.map(({ id, first_name: first, last_name: last, email }) => ({
            value: String(id),
            label: `${first} ${last} · ${email}`,
          }))}
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
        isLoading={isAdding}
        loadingLabel={t`Adding...`}
      >
        {t`Add`}
      </Button>
    </form>
  );
}
