import type { EndpointBody, EndpointResponse } from '@aval/contract';
import { queryOptions } from '@tanstack/react-query';

import { sendAction } from './senders.ts';

/** What is under way at startups that the user owns or follows. */
export const myActions = queryOptions({
  queryKey: ['dashboard', 'actions'],
  queryFn: async ({ signal }) => (await sendAction('listMyActions', { signal })).actions,
});

export const actionsOf = (startupId: number) =>
  queryOptions({
    queryKey: ['startups', startupId, 'actions'],
    queryFn: async ({ signal }) => (await sendAction('listActions', { params: { id: startupId }, signal })).actions,
  });

export function takeUpAction(
  startupId: number,
  body: EndpointBody<'takeUpAction'>,
): Promise<EndpointResponse<'takeUpAction'>> {
  return sendAction('takeUpAction', { params: { id: startupId }, body });
}

export function updateAction(
  id: number,
  body: EndpointBody<'updateAction'>,
): Promise<EndpointResponse<'updateAction'>> {
  return sendAction('updateAction', { params: { id }, body });
}
