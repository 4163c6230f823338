import type { CallAnswer } from '@aval/contract';

import { sendCalculation, sendStartup } from '../api/senders.ts';
import { calculationKey } from './calculationKey.ts';

export function setFollowing(id: number, isFollowing: boolean): Promise<CallAnswer<'followStartup'>> {
  return sendStartup(isFollowing ? 'followStartup' : 'unfollowStartup', { params: { id } });
}

export function recalculate(id: number): Promise<CallAnswer<'evaluateStartup'>> {
  return sendCalculation('evaluateStartup', { params: { id } });
}

export function deleteStartup(id: number): Promise<CallAnswer<'deleteStartup'>> {
  return sendStartup('deleteStartup', { params: { id } });
}

export function deleteCalculation(id: number, date: string): Promise<CallAnswer<'deleteCalculation'>> {
  return sendCalculation('deleteCalculation', { params: { id, calcId: calculationKey(date) } });
}
