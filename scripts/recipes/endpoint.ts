import type { Follower } from './follow.ts';

const handler = `import type { Handler } from '../http/Handler.ts';

export const countStages: Handler<'countStages'> = async ({ ctx: { masterData, locale } }) => ({
  stages: masterData.list('stages', locale).length,
});
`;

const test = `import { afterAll, beforeAll, expect, it } from 'vitest';

import { type TestServer, testServer } from '../testing/testServer.ts';

let server: TestServer;

beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

it('returns the number to signed-in users only, and is in the API description', async () => {
  const user = await server.makeUser();
  const { status, body } = await server.call('GET', '/api/stages/count', { as: user });
  expect([status, body.success]).toEqual([200, true]);
  expect(body.stages).toBeGreaterThan(1);
  expect((await server.call('GET', '/api/stages/count')).status).toBe(401);
  const { body: openApi } = await server.call('GET', '/api/openapi.json');
  expect(openApi.paths['/api/stages/count'].get.summary).toBe('How many stages there are');
});
`;

/** Follows the recipe for a read endpoint for signed-in users. */
export function addEndpoint({ write, insert, typecheckAsksFor, passes, test: check }: Follower): void {
  insert(
    'packages/contract/src/routes.ts',
    '  getDashboardStats: {',
    "  countStages: { method: 'GET', path: '/api/stages/count', access: 'user', status: 200 },\n",
  );
  typecheckAsksFor('packages/contract/src/endpoints.ts');
  insert(
    'packages/contract/src/endpoints/responses/masterData.ts',
    'export const getDashboardStats',
    'export const countStages = response({ stages: z.number() });\n',
  );
  insert(
    'packages/contract/src/endpoints/masterData.ts',
    '  getDashboardStats: {',
    `  countStages: {
    ...routes.countStages,
    summary: 'How many stages there are',
    response: masterData.countStages,
  },
`,
  );
  typecheckAsksFor('apps/server/src/edge/handlers.ts');
  write('apps/server/src/masterData/countStages.ts', handler);
  insert(
    'apps/server/src/edge/handlers.ts',
    'import {\n  listBusinessModels,',
    "import { countStages } from '../masterData/countStages.ts';\n",
  );
  insert('apps/server/src/edge/handlers.ts', '  getDashboardStats,\n', '  countStages,\n');
  passes('npm run typecheck');
  check('server', 'apps/server/src/masterData/countStages.test.ts', test);
  passes("npx vitest run --project server apps/server/src/edge/guards.test.ts -t 'stages/count'");
}
