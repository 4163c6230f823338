import type { CallAnswer, CallBody } from '@aval/contract';
import { queryOptions } from '@tanstack/react-query';

import { ifMatch } from './ifMatch.ts';
import { sendPortfolio } from './senders.ts';

export const portfolioById = (id: number) =>
  queryOptions({
    queryKey: ['portfolios', id],
    queryFn: ({ signal }) => sendPortfolio('getPortfolio', { params: { id }, signal }),
  });

export function createPortfolio(body: CallBody<'createPortfolio'>): Promise<CallAnswer<'createPortfolio'>> {
  return sendPortfolio('createPortfolio', { body });
}

/** Updates the name and description of a portfolio, unless it was edited after `updatedAt`. */
export function updatePortfolio(
  id: number,
  body: CallBody<'updatePortfolio'>,
  updatedAt: string,
): Promise<CallAnswer<'updatePortfolio'>> {
  return sendPortfolio('updatePortfolio', { params: { id }, headers: ifMatch(updatedAt), body });
}

export function deletePortfolio(id: number): Promise<CallAnswer<'deletePortfolio'>> {
  return sendPortfolio('deletePortfolio', { params: { id } });
}

export function addToPortfolio(id: number, startupId: number): Promise<CallAnswer<'addToPortfolio'>> {
  return sendPortfolio('addToPortfolio', { params: { id, startupId } });
}

export function removeFromPortfolio(id: number, startupId: number): Promise<CallAnswer<'removeFromPortfolio'>> {
  return sendPortfolio('removeFromPortfolio', { params: { id, startupId } });
}
