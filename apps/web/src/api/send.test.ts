// @vitest-environment jsdom

import { afterEach, expect, test, vi } from 'vitest';

import { sender } from './send.ts';

const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const send = sender(() => import('@aval/contract/responses/startupLists'));

function answer(body: unknown, status = 200) {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(body, { status })));
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.doUnmock('./errorCodes.ts');
});

test('an answer is judged by the schema of its call', async () => {
  const startups = [{ id: 1, name: 'Verdea', is_owner: true, is_following: false }];
  answer({ success: true, startups });
  expect((await send('listMine', {})).startups).toEqual(startups);
  answer({ success: true, startups: [{ id: 'one' }] });
  await expect(send('listMine', {})).rejects.toMatchObject({ code: 'BAD_ANSWER', status: 200 });
});

test('a refusal says what the server said', async () => {
  answer({ success: false, error: 'FORBIDDEN', message: 'Not yours', details: null, requestId: 'r' }, 403);
  await expect(send('listMine', {})).rejects.toMatchObject({ code: 'FORBIDDEN', status: 403, message: 'Not yours' });
});

test.each([
  [409, 'BAD_ANSWER'],
  [503, 'UNAVAILABLE'],
])('a refusal of %d with a code that only a newer server knows keeps its words', async (status, code) => {
  const issues = [{ path: 'name', message: 'Too new' }, { path: 1 }];
  answer({ error: 'FROM_TOMORROW', message: 'Not before tomorrow', details: { new: true }, issues }, status);
  await expect(send('listMine', {})).rejects.toMatchObject({
    code,
    status,
    message: 'Not before tomorrow',
    details: null,
    issues: [{ path: 'name', message: 'Too new' }],
  });
});

test('a refusal of nothing but words says them', async () => {
  answer({ message: 'The account is locked for 15 minutes' }, 423);
  await expect(send('listMine', {})).rejects.toMatchObject({
    code: 'BAD_ANSWER',
    status: 423,
    message: 'The account is locked for 15 minutes',
  });
});

test.each([null, 'gone', { error: 'NOT_FOUND' }])(
  'a refusal that says %j is told from its status alone',
  async (body) => {
    answer(body, 404);
    await expect(send('listMine', {})).rejects.toMatchObject({ code: 'BAD_ANSWER', status: 404, message: '' });
  },
);

test('a refusal is told from its words and its status where what knows its code cannot be fetched', async () => {
  vi.doMock('./errorCodes.ts', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  vi.resetModules();
  const { sender: freshSender } = await import('./send.ts');
  answer({ error: 'INTERNAL', message: 'Something went wrong' }, 500);
  const refused = freshSender(() => import('@aval/contract/responses/startupLists'))('listMine', {});
  await expect(refused).rejects.toMatchObject({ code: 'UNAVAILABLE', status: 500, message: 'Something went wrong' });
});

test('no answer came where neither it nor what judges it could be fetched', async () => {
  vi.stubGlobal('fetch', lost);
  const sendAny = sender<typeof import('@aval/contract/responses/startupLists')>(lost);
  await expect(sendAny('listMine', {})).rejects.toMatchObject({ code: 'NETWORK', status: 0 });
  answer({ success: true, startups: [] });
  await expect(sendAny('listMine', {})).rejects.toMatchObject({ code: 'NETWORK', status: 0 });
});
