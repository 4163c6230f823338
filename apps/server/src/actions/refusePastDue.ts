import { utcDay } from '@aval/metrics';

import { ApiError } from '../http/ApiError.ts';
import { actionTexts } from './actionTexts.ts';

const halfDay = 12 * 3_600_000;

/**
 * Refuses a new due date that is over everywhere on earth.
 *
 * @throws ApiError VALIDATION_FAILED
 */
export function refusePastDue(day: string | null | undefined, now: Date): void {
  if (!day || day >= utcDay(new Date(now.getTime() - halfDay))) return;
  const text = actionTexts.pastDueDate;
  throw new ApiError('VALIDATION_FAILED', { text, issues: [{ path: 'due_date', message: text }] });
}
