import type { Person, Startup } from '@aval/contract';
import { OwnersCard } from '@aval/screens';
import { useState } from 'react';
import { flushSync } from 'react-dom';

import { loadable } from '../../../api/loadable.ts';
import { invitedOwnersOf } from '../../../api/ownerInvitations.ts';
import { useQuery } from '../../../api/useQuery.ts';
import { usersBy } from '../../../api/users.ts';
import { useInvitedOwners } from '../../../startups/useInvitedOwners.ts';
import { RemoveOwner } from './RemoveOwner.tsx';
import { useAddOwner } from './useAddOwner.ts';

interface OwnersProps {
  startup: Startup;
}

const noInvitations: never[] = [];

/** The owners of a startup, for administrators. */
export function Owners({ startup }: OwnersProps) {
  const users = useQuery(usersBy(''));
  const invited = useQuery(invitedOwnersOf(startup.id));
  const { onWithdraw, withdrawingId } = useInvitedOwners(startup.id);
  const adding = useAddOwner(startup.id);
  const [removing, setRemoving] = useState<{ owner: Person; moveFocus: () => void } | null>(null);
  const close = () => setRemoving(null);
  return (
    <>
      <OwnersCard
        owners={startup.owners}
        users={loadable(users)}
        {...adding}
        invited={invited.data ?? noInvitations}
        onWithdraw={onWithdraw}
        withdrawingId={withdrawingId}
        onRemove={(owner, moveFocus) => setRemoving({ owner, moveFocus })}
      />
      {removing && (
        <RemoveOwner
          startup={startup}
          owner={removing.owner}
          isAdmin={users.data?.some(({ id, role }) => id === removing.owner.id && role === 'admin') ?? false}
          onClose={close}
          onRemoved={() => {
            flushSync(close);
            removing.moveFocus();
          }}
        />
      )}
    </>
  );
}
