import { queryOptions } from '@tanstack/react-query';

import { sendStartup } from './senders.ts';

/** The user's open invitations to own startups. */
export const ownerInvitations = queryOptions({
  queryKey: ['owner-invitations'],
  queryFn: async ({ signal }) => (await sendStartup('listOwnerInvitations', { signal })).invitations,
});

/** Who is invited to own a startup, for its owners and administrators. */
export const invitedOwnersOf = (id: number) =>
  queryOptions({
    queryKey: ['startups', id, 'owner-invitations'],
    queryFn: async ({ signal }) => (await sendStartup('listInvitedOwners', { params: { id }, signal })).invitations,
  });
