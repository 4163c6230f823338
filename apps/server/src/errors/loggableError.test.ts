import { DrizzleQueryError } from 'drizzle-orm/errors';
import { pino } from 'pino';
import { expect, it } from 'vitest';

import { loggableError, reasonOf } from './loggableError.ts';

it('omits the parameters of a failed query from the log and keeps its text and cause', () => {
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => lines.push(line) });
  const cause = Object.assign(new Error('connection lost'), { code: 'ECONNRESET' });
  const error = new DrizzleQueryError('update users set password_hash = $1', ['$argon2id$secret'], cause);
  log.error({ err: loggableError(error) }, 'failed');
  expect(lines.join('')).not.toContain('argon2id$secret');
  expect(JSON.parse(lines[0] ?? '').err).toMatchObject({
    message: 'connection lost',
    code: 'ECONNRESET',
    query: 'update users set password_hash = $1',
  });
});

it('leaves other errors unchanged', () => {
  const error = new Error('plain');
  expect(loggableError(error)).toBe(error);
  expect(loggableError('text')).toBe('text');
});

it('returns the database error of a failed query, and the message of other errors', () => {
  const error = new DrizzleQueryError('update startups set nif = $1', ['B12345674'], new Error('connection lost'));
  expect(reasonOf(error)).toBe('connection lost');
  expect([reasonOf(new Error('plain')), reasonOf('text')]).toEqual(['plain', 'text']);
});
