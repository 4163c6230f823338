import type { InvitedOwner, OwnerInvitation } from '@aval/contract';

const dates = { created_at: '2026-11-18T09:00:00.000Z', expires_at: '2026-12-18T09:00:00.000Z' };

/** Open invitations of a user to own startups. */
export const invitations: readonly OwnerInvitation[] = [
  { id: 1, startup_name: 'Nodriza', invited_by: 'Marta Ibarra', ...dates },
  { id: 2, startup_name: 'Faro Azul', invited_by: 'Iker Etxeberria', ...dates },
];

/** Who is invited to own a startup, by email and by number. */
export const invitedOwners: readonly InvitedOwner[] = [
  { id: 3, user_id: null, email: 'nerea@cantil.example', ...dates },
  { id: 4, user_id: 218, email: null, ...dates },
];
