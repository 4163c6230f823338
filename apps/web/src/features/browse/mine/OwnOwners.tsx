import { OwnersDialog } from '@aval/screens';

import { loadable } from '../../../api/loadable.ts';
import { invitedOwnersOf } from '../../../api/ownerInvitations.ts';
import { startupById } from '../../../api/startups.ts';
import { useQuery } from '../../../api/useQuery.ts';
import { useSession } from '../../../shell/session/useSession.ts';
import { useInvitedOwners } from '../../../startups/useInvitedOwners.ts';

interface OwnOwnersProps {
  startup: { id: number; name: string };
  onLeave: () => void;
  onClose: () => void;
}

/** The owners of a startup of the user, and the invitations to own it. */
export function OwnOwners({ startup: { id, name }, onLeave, onClose }: OwnOwnersProps) {
  const session = useSession();
  const startup = loadable(useQuery(startupById(id)));
  return (
    <OwnersDialog
      startup={name}
      userId={session?.user.id ?? 0}
      owners={{ ...startup, data: startup.data?.owners }}
      invited={loadable(useQuery(invitedOwnersOf(id)))}
      {...useInvitedOwners(id)}
      onLeave={onLeave}
      onClose={onClose}
    />
  );
}
