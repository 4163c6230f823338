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

test('validates a response against the schema of its endpoint', async () => {
  const startups = [{ id: 1, name: 'Verdea', is_owner: true, is_following: false }];
  answer({ success: true, startups });
  expect((await send('listMine', {})).startups).toEqual(startups);
  answer({ success: true, startups: [{ id: 'one' }] });
  await expect(send('listMine', {})).rejects.toMatchObject({ code: 'BAD_ANSWER', status: 200 });
});

test('reports the server’s error message', async () => {
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

test('reports the message of an error response that has nothing else', async () => {
  answer({ message: 'The account is locked for 15 minutes' }, 423);
  await expect(send('listMine', {})).rejects.toMatchObject({
    code: 'BAD_ANSWER',
    status: 423,
    message: 'The account is locked for 15 minutes',
  });
});

test.each([null, 'gone', { error: 'NOT_FOUND' }])(
  'derives the error from the status when the body is %j',
  async (body) => {
    answer(body, 404);
    await expect(send('listMine', {})).rejects.toMatchObject({ code: 'BAD_ANSWER', status: 404, message: '' });
  },
);

test('reports message and status when the list of error codes cannot be loaded', async () => {
  vi.doMock('./errorCodes.ts', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  vi.resetModules();
  const { sender: reloadedSender } = await import('./send.ts');
  answer({ error: 'INTERNAL', message: 'Something went wrong' }, 500);
  const refused = reloadedSender(() => import('@aval/contract/responses/startupLists'))('listMine', {});
  await expect(refused).rejects.toMatchObject({ code: 'UNAVAILABLE', status: 500, message: 'Something went wrong' });
});

test('reports a network error when neither the response nor its schema can be loaded', async () => {
  vi.stubGlobal('fetch', lost);
  const sendAny = sender<typeof import('@aval/contract/responses/startupLists')>(lost);
  await expect(sendAny('listMine', {})).rejects.toMatchObject({ code: 'NETWORK', status: 0 });
  answer({ success: true, startups: [] });
  await expect(sendAny('listMine', {})).rejects.toMatchObject({ code: 'NETWORK', status: 0 });
});
