import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { actions } from '../db/schema/actions.ts';
import { startupOwners, startups } from '../db/schema/startups.ts';
import { type TestServer, testServer } from '../testing/testServer.ts';
import { demoActions } from './collections.ts';
import { seedDemo } from './seed.ts';

describe('the actions of the demo', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await testServer();
    await seedDemo(server.services);
  });
  afterAll(() => server?.close());

  it('are what a calculation recommended, and gained what the next one shows', async () => {
    const rows = await server.database.db
      .select({ name: startups.name, action: actions })
      .from(actions)
      .innerJoin(startups, eq(startups.id, actions.startup_id))
      .orderBy(asc(actions.id));
    expect(
      rows.map(({ name, action }) => [name, action.recommendation.gain, action.due_date, action.state, action.gain]),
    ).toEqual([
      ['Kelpa', 1.8, '2025-12-15', 'accepted', 2.3],
      ['Kelpa', 1.4, '2026-06-15', 'open', null],
      ['Alba Robotics', 3.9, null, 'open', null],
      ['Solara', 0.4, '2026-12-31', 'open', null],
    ]);
    expect(rows.map(({ action }) => action.recommendation.rule)).toEqual(demoActions.map(({ rule }) => rule));
  });

  it('were taken up by owners', async () => {
    const { db } = server.database;
    const owners = await db.select().from(startupOwners);
    const foreign = (await db.select().from(actions)).filter(
      ({ startup_id, created_by }) =>
        !owners.some((owner) => owner.startup_id === startup_id && owner.user_id === created_by),
    );
    expect(foreign).toEqual([]);
  });
});
