import type { EndpointBody } from '@aval/contract';
import { i18n } from '@lingui/core';
import { queryOptions } from '@tanstack/react-query';

import { ifMatch } from './ifMatch.ts';
import { download } from './send.ts';
import { sendAccount } from './senders.ts';

/** The signed-in user, with the names of type and group in the current language, and the change of email that waits. */
export const ownProfile = () =>
  queryOptions({
    queryKey: ['account', 'profile', i18n.locale],
    queryFn: async ({ signal }) => {
      const { user, pending_email, mail_digest } = await sendAccount('getProfile', { signal });
      return { user, pendingEmail: pending_email, isMailed: mail_digest };
    },
  });

export const ownSessions = queryOptions({
  queryKey: ['account', 'sessions'],
  queryFn: async ({ signal }) => (await sendAccount('listSessions', { signal })).sessions,
});

/** Updates the user's own data, unless it was edited after `updatedAt`. */
export async function updateProfile(body: EndpointBody<'updateProfile'>, updatedAt: string) {
  const { user, mail_digest } = await sendAccount('updateProfile', { headers: ifMatch(updatedAt), body });
  return { user, isMailed: mail_digest };
}

/** Asks for another email, which counts once it is confirmed. */
export async function changeEmail(body: EndpointBody<'changeEmail'>): Promise<void> {
  await sendAccount('changeEmail', { body });
}

/** Returns what the server says. */
export async function cancelEmailChange(): Promise<string> {
  return (await sendAccount('cancelEmailChange', {})).message;
}

/** Returns what the server says. */
export async function resendConfirmation(): Promise<string> {
  return (await sendAccount('resendConfirmation', {})).message;
}

export async function changePassword(body: EndpointBody<'changePassword'>): Promise<void> {
  await sendAccount('changePassword', { body });
}

export async function deleteAccount(password: string): Promise<void> {
  await sendAccount('deleteAccount', { body: { current_password: password } });
}

export async function endSession(id: string): Promise<void> {
  await sendAccount('endSession', { params: { id } });
}

/** Everything the account holds, as the file that the server generates. */
export function exportAccount(): Promise<Blob> {
  return download('exportAccount', {});
}
