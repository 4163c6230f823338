import type { CallAnswer, CallBody } from '@aval/contract';
import { queryOptions } from '@tanstack/react-query';

import { sender } from './send.ts';

const send = sender(() => import('@aval/contract/answers/portfolios'));

export const portfolioById = (id: number) =>
  queryOptions({
    queryKey: ['portfolios', id],
    queryFn: ({ signal }) => send('getPortfolio', { params: { id }, signal }),
  });

export function createPortfolio(body: CallBody<'createPortfolio'>): Promise<CallAnswer<'createPortfolio'>> {
  return send('createPortfolio', { body });
}

export function updatePortfolio(id: number, body: CallBody<'updatePortfolio'>): Promise<CallAnswer<'updatePortfolio'>> {
  return send('updatePortfolio', { params: { id }, body });
}

export function deletePortfolio(id: number): Promise<CallAnswer<'deletePortfolio'>> {
  return send('deletePortfolio', { params: { id } });
}

export function addToPortfolio(id: number, startupId: number): Promise<CallAnswer<'addToPortfolio'>> {
  return send('addToPortfolio', { params: { id, startupId } });
}

export function removeFromPortfolio(id: number, startupId: number): Promise<CallAnswer<'removeFromPortfolio'>> {
  return send('removeFromPortfolio', { params: { id, startupId } });
}
