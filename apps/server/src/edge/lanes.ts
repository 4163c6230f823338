import type { EndpointId } from '@aval/contract';

import type { Env } from '../configuration/env.ts';
import { ApiError } from '../http/ApiError.ts';
import { texts } from '../http/texts.ts';
import { makeTurns } from '../turns/makeTurns.ts';

/** Requests for everything that is visible or owned, which take the server's time. */
const heavy: ReadonlySet<EndpointId> = new Set([
  'listStartups',
  'listStartupsFull',
  'listMine',
  'listMineFull',
  'exportAccount',
  'exportAuditEvents',
  'comparePortfolio',
]);

/** Requests that wait for a file, a page or a language model, and take little of the server's own time. */
const slow: ReadonlySet<EndpointId> = new Set([
  'processDocument',
  'uploadProof',
  'openDocument',
  'mapFields',
  'scrapeStartup',
  'scrapeTest',
]);

/** Log streams stay open for minutes and are for administrators only. */
const unlimited: ReadonlySet<EndpointId> = new Set(['streamScrapeLogs', 'streamRecalculationLogs', 'streamCronLogs']);

const mostWaiting = 50;
const retrySeconds = 5;

/**
 * Limits how many requests of an account run at the same time, counted in this process; the others wait. Heavy and slow
 * ones have lanes of their own, so that they hold up no other request of the account.
 */
export function makeLanes({ AVAL_LIMIT_AT_ONCE: atOnce }: Pick<Env, 'AVAL_LIMIT_AT_ONCE'>) {
  const heavyLane = makeTurns({ each: 1, waiting: mostWaiting });
  const slowLane = makeTurns({ each: atOnce, waiting: mostWaiting });
  const lane = makeTurns({ each: atOnce, waiting: mostWaiting });

  /**
   * Waits until a request may run; its turn ends with the signal.
   *
   * @throws ApiError RATE_LIMITED when too many of the account wait already.
   */
  return async (id: EndpointId, userId: number, closed: AbortSignal): Promise<void> => {
    if (unlimited.has(id)) return;
    const turns = heavy.has(id) ? heavyLane : slow.has(id) ? slowLane : lane;
    const leave = await turns.take(String(userId), closed);
    if (leave === null) {
      const values = { seconds: retrySeconds };
      throw new ApiError('RATE_LIMITED', { text: texts.rateLimited, values, retryAfterSeconds: retrySeconds });
    }
    if (closed.aborted) leave();
    else closed.addEventListener('abort', leave);
  };
}
