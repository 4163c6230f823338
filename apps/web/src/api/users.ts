import type { EndpointBody, User } from '@aval/contract';
import { i18n } from '@lingui/core';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import { ifMatch } from './ifMatch.ts';
import { sendUser } from './senders.ts';

/** The accounts whose name or email contains a text; all accounts for an empty text. */
export const usersBy = (q: string) =>
  queryOptions({
    queryKey: ['users', i18n.locale, q],
    queryFn: async ({ signal }) => (await sendUser('listUsers', { query: q === '' ? {} : { q }, signal })).users,
    placeholderData: keepPreviousData,
  });

export async function createUser(body: EndpointBody<'createUser'>): Promise<string> {
  return (await sendUser('createUser', { body })).message;
}

export async function userById(id: number): Promise<User> {
  return (await sendUser('getUser', { params: { id } })).user;
}

/** Sends the invitation again; returns the message to show. */
export async function inviteUser(id: number): Promise<string> {
  return (await sendUser('inviteUser', { params: { id } })).message;
}

/** Updates an account, unless it was edited after `updatedAt`. */
export function updateUser(id: number, body: EndpointBody<'updateUser'>, updatedAt: string) {
  return sendUser('updateUser', { params: { id }, headers: ifMatch(updatedAt), body });
}

export async function deleteUser(id: number): Promise<string> {
  return (await sendUser('deleteUser', { params: { id } })).message;
}
