import fastify from 'fastify';
import { pino } from 'pino';
import { expect, it } from 'vitest';

import { storedEmail } from '../accounts/storedEmail.ts';
import { portfolios } from '../db/schema/portfolios.ts';
import { users } from '../db/schema/users.ts';
import { ApiError } from '../http/ApiError.ts';
import { testServerForThis } from '../testing/testServer.ts';
import { sendError } from './errorResponse.ts';

async function linesAfter(error: Error): Promise<Record<string, unknown>[]> {
  const lines: string[] = [];
  const app = fastify({ loggerInstance: pino({ level: 'warn' }, { write: (line) => void lines.push(line) }) });
  app.setErrorHandler(sendError);
  app.get('/things/:id', () => {
    throw error;
  });
  await app.inject({ method: 'GET', url: '/things/7?token=secret' });
  await app.close();
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

it.each(['FORBIDDEN', 'ACCOUNT_LOCKED', 'TOKEN_REUSED'] as const)(
  'logs the user and route of a request refused with %s',
  async (code) => {
    const [line, ...rest] = await linesAfter(new ApiError(code));
    expect(rest).toEqual([]);
    expect(line).toMatchObject({ refused: code, method: 'GET', route: '/things/:id', address: '127.0.0.1' });
    expect(JSON.stringify(line)).not.toContain('secret');
  },
);

it('does not log errors of normal use', async () => {
  expect(await linesAfter(new ApiError('NOT_FOUND'))).toEqual([]);
});

it.each(['Connection terminated unexpectedly', 'Client has encountered a connection error and is not queryable'])(
  'returns 503 when the database is unreachable: %s',
  async (message) => {
    const [line] = await linesAfter(new Error('Failed query: rollback', { cause: new Error(message) }));
    expect(line).toMatchObject({ msg: 'UNAVAILABLE: The service is not available right now' });
  },
);

it('logs unexpected errors as errors', async () => {
  const [line] = await linesAfter(new TypeError('boom'));
  expect(line).toMatchObject({ level: 50, err: { message: 'boom' } });
});

const failureOf = (work: PromiseLike<unknown>) =>
  work.then(
    () => new Error('It was stored'),
    (error: Error) => error,
  );

it('returns NAME_TAKEN when two requests take a name at the same moment', async () => {
  const server = await testServerForThis();
  const { db } = server.database;
  const { id, email } = await server.makeUser();
  const kind = { profile_type_code: 'I', profile_group_code: 'ANALYST' } as const;
  const account = { ...kind, ...storedEmail(email.toUpperCase()), first_name: 'Ada', last_name: 'Byron' };
  const portfolio = { user_id: id, name: 'Seed' };
  await db.insert(portfolios).values(portfolio);
  const failures = [
    await failureOf(db.insert(users).values(account)),
    await failureOf(db.insert(portfolios).values(portfolio)),
  ];
  const app = fastify();
  app.setErrorHandler(sendError);
  app.get<{ Params: { place: string } }>('/failures/:place', ({ params }) => {
    throw failures[Number(params.place)] ?? new Error('There is no such failure');
  });
  const answers = [await app.inject('/failures/0'), await app.inject('/failures/1')];
  await app.close();
  expect(answers.map((answer) => [answer.statusCode, answer.json().error])).toEqual([
    [409, 'EMAIL_TAKEN'],
    [409, 'NAME_TAKEN'],
  ]);
});
