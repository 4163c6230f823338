import fastify from 'fastify';
import { pino } from 'pino';
import { expect, it } from 'vitest';

import { CallError } from './CallError.ts';
import { answerError } from './errorAnswer.ts';

async function linesAfter(error: Error): Promise<Record<string, unknown>[]> {
  const lines: string[] = [];
  const app = fastify({ loggerInstance: pino({ level: 'warn' }, { write: (line) => void lines.push(line) }) });
  app.setErrorHandler(answerError);
  app.get('/things/:id', () => {
    throw error;
  });
  await app.inject({ method: 'GET', url: '/things/7?token=secret' });
  await app.close();
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

it.each(['FORBIDDEN', 'ACCOUNT_LOCKED', 'TOKEN_REUSED'] as const)(
  'logs who was refused with %s, and where',
  async (code) => {
    const [line, ...rest] = await linesAfter(new CallError(code));
    expect(rest).toEqual([]);
    expect(line).toMatchObject({ refused: code, method: 'GET', route: '/things/:id', address: '127.0.0.1' });
    expect(JSON.stringify(line)).not.toContain('secret');
  },
);

it('logs nothing of what honest use meets', async () => {
  expect(await linesAfter(new CallError('NOT_FOUND'))).toEqual([]);
});

it.each(['Connection terminated unexpectedly', 'Client has encountered a connection error and is not queryable'])(
  'answers 503 when the database is away: %s',
  async (message) => {
    const [line] = await linesAfter(new Error('Failed query: rollback', { cause: new Error(message) }));
    expect(line).toMatchObject({ msg: 'UNAVAILABLE: The service is not available right now' });
  },
);

it('logs what nobody foresaw as an error', async () => {
  const [line] = await linesAfter(new TypeError('boom'));
  expect(line).toMatchObject({ level: 50, err: { message: 'boom' } });
});
