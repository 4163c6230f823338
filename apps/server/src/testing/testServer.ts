import { rmSync } from 'node:fs';
import { text } from 'node:stream/consumers';

import { endpoints, type Method } from '@aval/contract';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';

import { hashPassword } from '../accounts/passwords.ts';
import { storedEmail } from '../accounts/storedEmail.ts';
import { signAccess } from '../accounts/tokens.ts';
import { readEnv } from '../configuration/env.ts';
import { type Database, openDatabase } from '../db/open.ts';
import { sessions } from '../db/schema/sessions.ts';
import { users } from '../db/schema/users.ts';
import { makeApp } from '../edge/app.ts';
import { makeServices } from '../makeServices.ts';
import { externalDatabase } from './externalDatabase.ts';
import { dataFolder } from './templateFolder.ts';

export const testPassword = 'Correct!1';

/** Keeps scheduled jobs from running next to a test whose clock stands at the time that they are due by default. */
const leapDay = '0 0 29 2 *';

const generous = {
  AVAL_LIMIT_CALLS: '100000',
  AVAL_LIMIT_CHANGES: '100000',
  AVAL_LIMIT_SIGN_IN: '1000',
  AVAL_LIMIT_SIGN_IN_ADDRESS: '1000',
  AVAL_LIMIT_REGISTER: '1000',
  AVAL_LIMIT_REGISTER_DAY: '1000',
  AVAL_LIMIT_CONFIRMATION: '1000',
  AVAL_LIMIT_REFRESH: '1000',
  AVAL_LIMIT_FORGOT_PASSWORD: '1000',
  AVAL_LIMIT_CONTACT: '1000',
  AVAL_LIMIT_DOCUMENTS: '1000',
  AVAL_LIMIT_SCRAPING: '1000',
  AVAL_LIMIT_PUBLIC_NEW: '1000',
  AVAL_LIMIT_PUBLIC: '1000',
  AVAL_LIMIT_INVITATIONS: '1000',
};

export interface TestUser {
  id: number;
  email: string;
  sessionId: number;
  token: string;
}

export interface Answered {
  status: number;
  // The tests inspect responses of every type.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
  headers: Record<string, string | string[] | number | undefined>;
  cookie: string | null;
}

type UserValues = Partial<typeof users.$inferInsert>;
type CallOptions = { as?: TestUser | null; body?: unknown; headers?: Record<string, string>; cookie?: string };

/** The whole server with its own embedded database, called without a socket and with a clock that tests set. */
export async function testServer(settings: Record<string, string> = {}) {
  const folder = await dataFolder();
  const external = await externalDatabase();
  const own = { AVAL_DATA: folder, AVAL_DEMO: '0', AVAL_CRON_SCHEDULE: leapDay };
  const env = readEnv({ ...own, ...generous, ...external?.settings, ...settings });
  const database: Database = await openDatabase(env);
  const clock = { now: new Date('2026-06-30T12:00:00.250Z') };
  const logged: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line) => void logged.push(line) });
  const services = await makeServices(env, database, log, () => clock.now);
  const app = await makeApp(services, '/nowhere');
  let serial = 0;

  async function makeUser(values: UserValues = {}): Promise<TestUser> {
    serial += 1;
    const email = values.email ?? `person${serial}@example.com`;
    const [user] = await database.db
      .insert(users)
      .values({
        ...storedEmail(email),
        email_confirmed_at: clock.now,
        first_name: 'Person',
        last_name: `Number ${serial}`,
        profile_type_code: 'I',
        profile_group_code: 'INVESTOR',
        created_at: clock.now,
        updated_at: clock.now,
        ...values,
      })
      .returning();
    if (!user) throw new Error('The user was not stored');
    const [session] = await database.db
      .insert(sessions)
      .values({ user_id: user.id, is_remembered: false, expires_at: new Date(clock.now.getTime() + 1e10) })
      .returning();
    const sessionId = session?.id ?? 0;
    const token = await signAccess(services.secret, { userId: user.id, sessionId }, clock.now);
    return { id: user.id, email: user.email, sessionId, token };
  }

  async function call(method: Method, url: string, options: CallOptions = {}): Promise<Answered> {
    const { as, body, headers = {}, cookie } = options;
    const response = await app.inject({
      method,
      url,
      headers: {
        ...(as && { authorization: `Bearer ${as.token}` }),
        ...(cookie !== undefined && { cookie }),
        ...headers,
      },
      ...(body !== undefined && { payload: body as object }),
      payloadAsStream: true,
    });
    const contentType = String(response.headers['content-type']);
    // An event stream never ends.
    const isEndless = contentType.startsWith('text/event-stream');
    if (isEndless) response.stream().destroy();
    const sent = isEndless ? '' : await text(response.stream());
    const isJson = contentType.includes('json') && sent !== '';
    const [setCookie] = [response.headers['set-cookie'] ?? []].flat();
    return {
      status: response.statusCode,
      body: isJson ? JSON.parse(sent) : sent,
      headers: response.headers,
      cookie: setCookie ?? null,
    };
  }

  return {
    call,
    makeUser,
    app,
    services,
    database,
    clock,
    /** The lines of its log, warnings and worse. */
    logged,
    endpoints,
    passwordHash: () => hashPassword(testPassword),
    async close() {
      await app.close();
      await services.jobs.stop();
      await database.close();
      await external?.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type TestServer = Awaited<ReturnType<typeof testServer>>;

/** A server for one test, closed when the test ends. */
export async function testServerForThis(settings: Record<string, string> = {}): Promise<TestServer> {
  const server = await testServer(settings);
  onTestFinished(() => server.close());
  return server;
}
