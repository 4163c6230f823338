import type { CallId } from '@aval/contract';

import type { Env } from '../env.ts';
import { CallError } from './CallError.ts';
import { type Limiter, limiter } from './limits.ts';
import { texts } from './texts.ts';

const minute = 60_000;
const hour = 60 * minute;

export interface Attempt {
  id: CallId;
  address: string;
  userId: number | null;
  body: unknown;
  refreshToken: string | null;
  now: Date;
}

interface Rule {
  limiter: Limiter;
  keyOf: (attempt: Attempt) => string;
}

const byCaller = ({ userId, address }: Attempt) => (userId === null ? address : `user ${userId}`);
const byAddress = ({ address }: Attempt) => address;

/** The limits of the configuration, as one check that every call passes. */
export function callLimits(env: Env): (attempt: Attempt) => void {
  const everyCall: Rule = { limiter: limiter(env.AVAL_LIMIT_CALLS, minute), keyOf: byCaller };
  const documentRules: Rule[] = [{ limiter: limiter(env.AVAL_LIMIT_DOCUMENTS, minute), keyOf: byCaller }];
  const scrapingRules: Rule[] = [{ limiter: limiter(env.AVAL_LIMIT_SCRAPING, minute), keyOf: byCaller }];
  const rules: Partial<Record<CallId, Rule[]>> = {
    login: [
      { limiter: limiter(env.AVAL_LIMIT_SIGN_IN_ADDRESS, minute), keyOf: byAddress },
      { limiter: limiter(env.AVAL_LIMIT_SIGN_IN, minute), keyOf: ({ address, body }) => `${address} ${emailOf(body)}` },
    ],
    register: [{ limiter: limiter(env.AVAL_LIMIT_REGISTER, hour), keyOf: byAddress }],
    forgotPassword: [{ limiter: limiter(env.AVAL_LIMIT_FORGOT_PASSWORD, hour), keyOf: ({ body }) => emailOf(body) }],
    contact: [{ limiter: limiter(env.AVAL_LIMIT_CONTACT, hour), keyOf: byAddress }],
    changePassword: [{ limiter: limiter(env.AVAL_LIMIT_SIGN_IN, minute), keyOf: byCaller }],
    refresh: [
      { limiter: limiter(env.AVAL_LIMIT_REFRESH, minute), keyOf: ({ refreshToken }) => refreshToken ?? 'none' },
    ],
    processDocument: documentRules,
    mapFields: documentRules,
    scrapeStartup: scrapingRules,
    scrapeTest: scrapingRules,
    scrapeBatch: scrapingRules,
    evaluateStartup: [{ limiter: limiter(env.AVAL_LIMIT_EVALUATE, minute), keyOf: byCaller }],
  };
  return (attempt) => {
    for (const rule of [everyCall, ...(rules[attempt.id] ?? [])]) {
      const seconds = rule.limiter.take(rule.keyOf(attempt), attempt.now);
      if (seconds > 0) {
        throw new CallError('RATE_LIMITED', {
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
