import type { Follower } from './follow.ts';

const step = `import { from, quantity } from '../model/nodes.ts';

/** The part of the team that founded it. */
export function shareOfFounders(founders: number | null, people: number | null): number | null {
  return founders === null || people === null || people === 0 ? null : Math.min(founders / people, 1);
}

export const founderShare = quantity('TRM_founder_share', from(['founder_count', 'team_size'], shareOfFounders));
`;

const glossary = `  TRM_founder_share: {
    title: { en: 'Share of founders', es: 'Proporción de fundadores' },
    description: { en: 'How much of the team founded it.', es: 'Parte del equipo que fundó la empresa.' },
    calculation: { en: 'Founders / team size.', es: 'Fundadores / tamaño del equipo.' },
    interpretation: { en: 'Falls as the team grows.', es: 'Baja cuando el equipo crece.' },
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

it('a startup is made, and its calculation has the metric', async () => {
  const user = await server.makeUser();
  const made = await server.call('POST', '/api/startups', { as: user, body: startupBody() });
  expect([made.status, made.body.message]).toEqual([201, expect.any(String)]);
  const address = \`/api/startups/\${made.body.id}/calculations\`;
  const { body } = await server.call('GET', address, { as: user });
  expect(JSON.stringify(body.calculations[0])).toContain('"TRM_founder_share":0.25');
});
`;

/** The expected figures of the samples, computed from their facts independently of the model. */
function figures(samples: string): (number | null)[] {
  const given = JSON.parse(samples) as { startup: { founder_count?: number | null; team_size?: number | null } }[];
  return given.map(({ startup: { founder_count: founders, team_size: people } }) =>
    founders === undefined || founders === null || !people
      ? null
      : Math.round(Math.min(founders / people, 1) * 100) / 100,
  );
}

/** Follows the recipe for a quantity of the team on which no score depends. */
export function addMetric({
  write,
  insert,
  replace,
  read,
  run,
  typecheckAsksFor,
  fails,
  passes,
  test: check,
}: Follower): void {
  const metrics = 'packages/metrics/src';
  insert(`${metrics}/metricIds.ts`, "  'TRM_clustering_coefficient',", "  'TRM_founder_share',\n");
  typecheckAsksFor(`${metrics}/registry/metrics.ts`, `${metrics}/glossary/glossary.ts`);
  write(`${metrics}/team/founderShare.ts`, step);
  insert(
    `${metrics}/model/nodeTable.ts`,
    'import { organisation }',
    "import { founderShare } from '../team/founderShare.ts';\n",
  );
  insert(`${metrics}/model/nodeTable.ts`, '    organisation,\n', '    founderShare,\n');
  insert(
    `${metrics}/registry/metrics.ts`,
    '  TRM_clustering_coefficient: [',
    "  TRM_founder_share: ['decimal', 'up', 0, 1],\n",
  );
  insert(`${metrics}/glossary/generalEntries.ts`, '  TRM_clustering_coefficient: {', glossary);
  passes('npm run typecheck');
  fails('npx vitest run --project server apps/server/src/db/migrated.test.ts', 'calculations.TRM_founder_share');
  run('node --conditions=@aval/source apps/server/makeMigration.ts --name=what_it_is', ['what_it_is', 'founder_share']);
  passes('npx vitest run --project server apps/server/src/db/migrated.test.ts apps/server/src/db/migrate.test.ts');
  run('npm run figures');
  replace(
    `${metrics}/fixtures/added-metrics.json`,
    '{}',
    JSON.stringify({ TRM_founder_share: figures(read(`${metrics}/fixtures/random-startups.json`)) }),
  );
  const tests = ['samples', 'evaluate', 'referenceFigures', 'registry/references'];
  passes(`npx vitest run --project unit ${tests.map((name) => `${metrics}/${name}.test.ts`).join(' ')}`);
  check('server', 'apps/server/src/startups/founderShare.test.ts', test);
}
