import type { EndpointId } from '@aval/contract';

import { sessionIdOf } from '../accounts/sessionIdOf.ts';
import type { Env } from '../configuration/env.ts';
import { ApiError } from '../http/ApiError.ts';
import { texts } from '../http/texts.ts';
import type { Services } from '../services/Services.ts';
import { type Limiter, limiter } from './limits.ts';
import { networkOf } from './networkOf.ts';
import { sharedLimiter } from './sharedLimits.ts';

const minute = 60_000;
const hour = 60 * minute;

export interface Attempt {
  id: EndpointId;
  address: string;
  userId: number | null;
  body: unknown;
  refreshToken: string | null;
  now: Date;
}

type LimitName = Extract<keyof Env, `AVAL_LIMIT_${string}`>;

interface Rule {
  limiter: Limiter;
  keyOf: (attempt: Attempt) => string | Promise<string>;
}

const byCaller = ({ userId, address }: Attempt) => (userId === null ? address : `user ${userId}`);
const byAddress = ({ address }: Attempt) => address;

/** Health probes must work even when everything else is limited. */
const unlimited: ReadonlySet<EndpointId> = new Set(['healthLive', 'healthReady']);

/**
 * The configured rate limits as one check for every request. Processes that share a PostgreSQL server count
 * together.
 */
export function endpointLimits({ env, db, database }: Pick<Services, 'env' | 'db' | 'database'>) {
  const limit = (name: LimitName, windowMs: number): Limiter =>
    database.engine === 'server'
      ? sharedLimiter(database.pool, name, env[name], windowMs)
      : limiter(env[name], windowMs);
  /** Counts by session, because tokens change with each refresh; invented tokens are counted by address. */
  const bySession = async ({ refreshToken, address }: Attempt): Promise<string> => {
    if (refreshToken === null) return address;
    const sessionId = await sessionIdOf(db, refreshToken);
    return sessionId === null ? address : `session ${sessionId}`;
  };
  const everyCall: Rule = { limiter: limit('AVAL_LIMIT_CALLS', minute), keyOf: byCaller };
  const strangers: Rule = { limiter: limit('AVAL_LIMIT_SIGN_IN_ADDRESS', minute), keyOf: byAddress };
  const documentRules: Rule[] = [{ limiter: limit('AVAL_LIMIT_DOCUMENTS', minute), keyOf: byCaller }];
  const scrapingRules: Rule[] = [{ limiter: limit('AVAL_LIMIT_SCRAPING', minute), keyOf: byCaller }];
  const rules: Partial<Record<EndpointId, Rule[]>> = {
    login: [
      strangers,
      { limiter: limit('AVAL_LIMIT_SIGN_IN', minute), keyOf: ({ address, body }) => `${address} ${emailOf(body)}` },
    ],
    register: [{ limiter: limit('AVAL_LIMIT_REGISTER', hour), keyOf: byAddress }],
    forgotPassword: [
      strangers,
      { limiter: limit('AVAL_LIMIT_FORGOT_PASSWORD', hour), keyOf: ({ body }) => emailOf(body) },
    ],
    contact: [{ limiter: limit('AVAL_LIMIT_CONTACT', hour), keyOf: byAddress }],
    changePassword: [{ limiter: limit('AVAL_LIMIT_SIGN_IN', minute), keyOf: byCaller }],
    refresh: [{ limiter: limit('AVAL_LIMIT_REFRESH', minute), keyOf: bySession }],
    processDocument: documentRules,
    openDocument: documentRules,
    mapFields: documentRules,
    scrapeStartup: scrapingRules,
    scrapeTest: scrapingRules,
    scrapeBatch: scrapingRules,
    evaluateStartup: [{ limiter: limit('AVAL_LIMIT_EVALUATE', minute), keyOf: byCaller }],
  };
  return async (given: Attempt): Promise<void> => {
    if (unlimited.has(given.id)) return;
    const attempt = { ...given, address: networkOf(given.address) };
    for (const rule of [everyCall, ...(rules[attempt.id] ?? [])]) {
      const seconds = await rule.limiter.take(await rule.keyOf(attempt), attempt.now);
      if (seconds > 0) {
        throw new ApiError('RATE_LIMITED', {
          text: texts.rateLimited,
          values: { seconds },
          retryAfterSeconds: seconds,
        });
      }
    }
  };
}

function emailOf(body: unknown): string {
  const email = typeof body === 'object' && body !== null && 'email' in body ? body.email : '';
  return typeof email === 'string' ? email.trim().toLowerCase().slice(0, 254) : '';
}
