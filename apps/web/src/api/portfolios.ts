import type { EndpointResponse, EndpointBody } from '@aval/contract';
import { queryOptions } from '@tanstack/react-query';

import { ifMatch } from './ifMatch.ts';
import { sendPortfolio } from './senders.ts';

export const portfolioById = (id: number) =>
  queryOptions({
    queryKey: ['portfolios', id],
    queryFn: ({ signal }) => sendPortfolio('getPortfolio', { params: { id }, signal }),
  });

export function createPortfolio(body: EndpointBody<'createPortfolio'>): Promise<EndpointResponse<'createPortfolio'>> {
  return sendPortfolio('createPortfolio', { body });
}

/** Updates the name and description of a portfolio, unless it was edited after `updatedAt`. */
export function updatePortfolio(
  id: number,
  body: EndpointBody<'updatePortfolio'>,
  updatedAt: string,
): Promise<EndpointResponse<'updatePortfolio'>> {
  return sendPortfolio('updatePortfolio', { params: { id }, headers: ifMatch(updatedAt), body });
}

export function deletePortfolio(id: number): Promise<EndpointResponse<'deletePortfolio'>> {
  return sendPortfolio('deletePortfolio', { params: { id } });
}

export function addToPortfolio(id: number, startupId: number): Promise<EndpointResponse<'addToPortfolio'>> {
  return sendPortfolio('addToPortfolio', { params: { id, startupId } });
}

export function removeFromPortfolio(id: number, startupId: number): Promise<EndpointResponse<'removeFromPortfolio'>> {
  return sendPortfolio('removeFromPortfolio', { params: { id, startupId } });
}
