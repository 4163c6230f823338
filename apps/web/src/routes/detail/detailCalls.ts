import type { CallAnswer } from '@aval/contract';

import { send } from '../../api/send.ts';
import { calculationKey } from './calculationKey.ts';

export function setFollowing(id: number, isFollowing: boolean): Promise<CallAnswer<'followStartup'>> {
  return send(isFollowing ? 'followStartup' : 'unfollowStartup', { params: { id } });
}

export function recalculate(id: number): Promise<CallAnswer<'evaluateStartup'>> {
  return send('evaluateStartup', { params: { id } });
}

export function deleteStartup(id: number): Promise<CallAnswer<'deleteStartup'>> {
  return send('deleteStartup', { params: { id } });
}

export function restoreStartup(id: number): Promise<CallAnswer<'restoreStartup'>> {
  return send('restoreStartup', { params: { id } });
}

export function deleteCalculation(id: number, date: string): Promise<CallAnswer<'deleteCalculation'>> {
  return send('deleteCalculation', { params: { id, calcId: calculationKey(date) } });
}
