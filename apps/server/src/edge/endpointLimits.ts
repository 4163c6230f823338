import { comparableEmail, type EndpointId, endpoints } from '@aval/contract';

import { knownDevice } from '../accounts/devices.ts';
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
const day = 24 * hour;

export interface Attempt {
  id: EndpointId;
  address: string;
  userId: number | null;
  refreshToken: string | null;
  deviceToken: string | null;
  now: Date;
}

type LimitName = Extract<keyof Env, `AVAL_LIMIT_${string}`>;

interface Rule {
  limiter: Limiter;
  keyOf: (attempt: Attempt) => string | Promise<string>;
}

/** A rule that counts by the e-mail in the body. */
interface EmailRule {
  limiter: Limiter;
  keyOf: (attempt: Attempt, email: string) => string;
}

const byCaller = ({ userId, address }: Attempt) => (userId === null ? address : `user ${userId}`);
const byAddress = ({ address }: Attempt) => address;

/** Health probes must work even when everything else is limited. */
const unlimited: ReadonlySet<EndpointId> = new Set(['healthLive', 'healthReady']);

/**
 * The configured rate limits as two checks for every request: one before its body is read, so that a request over the
 * limit costs as little as possible, and one that needs the body. Processes that share a PostgreSQL server count
 * together.
 */
export function endpointLimits({ env, db, database, secret }: Pick<Services, 'env' | 'db' | 'database' | 'secret'>) {
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
  /** A day of changes, so that one account cannot fill the disk. */
  const changes: Rule = { limiter: limit('AVAL_LIMIT_CHANGES', day), keyOf: byCaller };
  const strangers: Rule = { limiter: limit('AVAL_LIMIT_SIGN_IN_ADDRESS', minute), keyOf: byAddress };
  const documentRules: Rule[] = [{ limiter: limit('AVAL_LIMIT_DOCUMENTS', minute), keyOf: byCaller }];
  const scrapingRules: Rule[] = [{ limiter: limit('AVAL_LIMIT_SCRAPING', minute), keyOf: byCaller }];
  /** One limit for all that asks for the current password, so that it cannot be guessed in several places. */
  const passwordRules: Rule[] = [{ limiter: limit('AVAL_LIMIT_SIGN_IN', minute), keyOf: byCaller }];
  const rules: Partial<Record<EndpointId, Rule[]>> = {
    login: [strangers],
    register: [
      { limiter: limit('AVAL_LIMIT_REGISTER', hour), keyOf: byAddress },
      { limiter: limit('AVAL_LIMIT_REGISTER_DAY', day), keyOf: byAddress },
    ],
    resendConfirmation: [{ limiter: limit('AVAL_LIMIT_CONFIRMATION', day), keyOf: byCaller }],
    forgotPassword: [strangers],
    contact: [{ limiter: limit('AVAL_LIMIT_CONTACT', hour), keyOf: byAddress }],
    changeEmail: passwordRules,
    changePassword: passwordRules,
    deleteAccount: passwordRules,
    refresh: [{ limiter: limit('AVAL_LIMIT_REFRESH', minute), keyOf: bySession }],
    processDocument: documentRules,
    uploadProof: [...documentRules, { limiter: limit('AVAL_LIMIT_PROOFS', day), keyOf: byCaller }],
    openDocument: documentRules,
    mapFields: documentRules,
    scrapeStartup: scrapingRules,
    scrapeTest: scrapingRules,
    scrapeBatch: scrapingRules,
    evaluateStartup: [{ limiter: limit('AVAL_LIMIT_EVALUATE', minute), keyOf: byCaller }],
  };
  const emailRules: Partial<Record<EndpointId, EmailRule>> = {
    login: {
      limiter: limit('AVAL_LIMIT_SIGN_IN', minute),
      // The guesses of others on the same network do not stop a browser that is known to the owner.
      keyOf: ({ address, deviceToken }, email) => `${knownDevice(secret, email, deviceToken) ?? address} ${email}`,
    },
    forgotPassword: {
      limiter: limit('AVAL_LIMIT_FORGOT_PASSWORD', hour),
      keyOf: ({ address }, email) => `${address} ${email}`,
    },
  };
  return {
    async beforeBody(given: Attempt): Promise<void> {
      if (unlimited.has(given.id)) return;
      const attempt = { ...given, address: networkOf(given.address) };
      const isChange = attempt.userId !== null && endpoints[attempt.id].method !== 'GET';
      for (const { limiter: counter, keyOf } of [
        everyCall,
        ...(isChange ? [changes] : []),
        ...(rules[attempt.id] ?? []),
      ]) {
        refuseOver(await counter.take(await keyOf(attempt), attempt.now));
      }
    },
    async withBody(given: Attempt, body: unknown): Promise<void> {
      const rule = emailRules[given.id];
      if (!rule) return;
      const attempt = { ...given, address: networkOf(given.address) };
      refuseOver(await rule.limiter.take(rule.keyOf(attempt, emailOf(body)), attempt.now));
    },
  };
}

/** @param seconds until the next attempt is allowed; 0 when this one is. */
function refuseOver(seconds: number): void {
  if (seconds === 0) return;
  throw new ApiError('RATE_LIMITED', { text: texts.rateLimited, values: { seconds }, retryAfterSeconds: seconds });
}

function emailOf(body: unknown): string {
  const email = typeof body === 'object' && body !== null && 'email' in body ? body.email : '';
  return typeof email === 'string' ? comparableEmail(email.slice(0, 1000)).slice(0, 254) : '';
}
