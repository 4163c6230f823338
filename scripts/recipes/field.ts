import type { Follower } from './follow.ts';

const row = `  {
    ...slider,
    ...registerOnly,
    id: 'hiring_plan',
    kind: 'longText',
    control: 'textarea',
    label: { en: 'Hiring Plan', es: 'Plan de contratación' },
    maxLength: 10_000,
  },
`;

const test = `import { afterAll, beforeAll, expect, it } from 'vitest';

import { startupBody } from '../testing/startupBody.ts';
import { type TestServer, testServer } from '../testing/testServer.ts';

let server: TestServer;

beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

it('stores the field and rejects an invalid value', async () => {
  const user = await server.makeUser();
  const create = (hiringPlan: unknown) =>
    server.call('POST', '/api/startups', { as: user, body: { ...startupBody(), hiring_plan: hiringPlan } });
  const { status, body } = await create('Two engineers');
  expect(status).toBe(201);
  const stored = await server.call('GET', \`/api/startups/\${body.id}\`, { as: user });
  expect(stored.body.startup.hiring_plan).toBe('Two engineers');
  expect((await create(5)).status).toBe(400);
});
`;

/** A descriptive text of the team, which the model does not read. */
export function addField({ insert, run, typecheckAsksFor, passes, test: check }: Follower): void {
  insert('packages/contract/src/fields/team.ts', "  {\n    ...slider,\n    ...registerOnly,\n    id: 'team',", row);
  typecheckAsksFor('apps/server/src/db/schema/startups.ts', 'packages/forms/src/testing/storedStartup.ts');
  insert('apps/server/src/db/schema/startups.ts', '  team_size: integer(),\n', '  hiring_plan: text(),\n');
  insert('packages/forms/src/testing/storedStartup.ts', '  team_description: ', '  hiring_plan: null,\n');
  passes('npm run typecheck');
  run('node --conditions=@aval/source apps/server/makeMigration.ts --name=what_it_is', ['what_it_is', 'hiring_plan']);
  passes('npx vitest run --project server apps/server/src/db/migrated.test.ts apps/server/src/db/migrate.test.ts');
  check('server', 'apps/server/src/startups/hiringPlan.test.ts', test);
}
