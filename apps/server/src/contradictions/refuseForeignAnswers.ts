import type { SentAnswers } from '@aval/contract';

import { ApiError } from '../http/ApiError.ts';
import { texts } from '../http/texts.ts';
import type { Caller } from '../services/Caller.ts';

/**
 * Only administrators may accept an answer.
 *
 * @throws ApiError FORBIDDEN
 */
export function refuseForeignAnswers(caller: Caller, answers: SentAnswers): void {
  const isJudging = Object.values(answers).some((answer) => answer?.accepted !== undefined);
  if (isJudging && caller.role !== 'admin') throw new ApiError('FORBIDDEN', { text: texts.acceptedByOthers });
}
