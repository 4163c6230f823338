import type { EndpointResponse } from '@aval/contract';
import { calculationKey } from '@aval/screens';

import { sendCalculation, sendStartup } from '../api/senders.ts';

export function setFollowing(id: number, isFollowing: boolean): Promise<EndpointResponse<'followStartup'>> {
  return sendStartup(isFollowing ? 'followStartup' : 'unfollowStartup', { params: { id } });
}

export function recalculate(id: number): Promise<EndpointResponse<'evaluateStartup'>> {
  return sendCalculation('evaluateStartup', { params: { id } });
}

export function deleteStartup(id: number): Promise<EndpointResponse<'deleteStartup'>> {
  return sendStartup('deleteStartup', { params: { id } });
}

export function deleteCalculation(id: number, date: string): Promise<EndpointResponse<'deleteCalculation'>> {
  return sendCalculation('deleteCalculation', { params: { id, calcId: calculationKey(date) } });
}
