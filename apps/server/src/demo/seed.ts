import { comparableEmail } from '@aval/contract';

import { hashPassword } from '../accounts/passwords.ts';
import { countOpen } from '../contradictions/countOpen.ts';
import type { Transaction } from '../db/open.ts';
import { recordEvent } from '../db/recordEvent.ts';
import { calculations } from '../db/schema/calculations.ts';
import { portfolios, portfolioStartups } from '../db/schema/portfolios.ts';
import { startupFollowers, startupOwners, startups } from '../db/schema/startups.ts';
import type { StoredAnswers } from '../db/schema/StoredAnswer.ts';
import { users } from '../db/schema/users.ts';
import { takeTurn } from '../db/takeTurn.ts';
import { type Evidence, withSources } from '../evaluation/evidence.ts';
import { calculationRow, type NewCalculation, summarise } from '../evaluation/storeCalculation.ts';
import type { LoadedMasterData } from '../services/LoadedMasterData.ts';
import type { Services } from '../services/Services.ts';
import { factsOf } from '../startups/facts.ts';
import { type NewSource, sourcesOf, storeSources } from '../startups/fieldSources.ts';
import { demoPassword, demoUsers } from './accounts.ts';
import { demoFollows, demoPortfolios } from './collections.ts';
import { insertDocuments } from './insertDocuments.ts';
import { need } from './need.ts';
import { type DemoDocument, readDemoDocuments } from './readDemoDocuments.ts';
import { readDemoStartups } from './readDemoStartups.ts';
import { startupVersions } from './startupVersions.ts';
import type { DemoStartup, DemoUserKey } from './types.ts';

interface Ids {
  users: ReadonlyMap<DemoUserKey, number>;
  startups: ReadonlyMap<string, number>;
}

interface Scene {
  userIds: Ids['users'];
  masterData: LoadedMasterData;
}

/**
 * Fills an empty database with the demo: accounts, startups with their documents and dated calculations, follows and
 * portfolios, in one transaction. Facts and dates are fixed, so every demo shows the same scores.
 *
 * @returns false when the database already had users and was left unchanged.
 */
export async function seedDemo(services: Services): Promise<boolean> {
  const { db, masterData } = services;
  const [known] = await db.select({ id: users.id }).from(users).limit(1);
  if (known) return false;
  const hash = await hashPassword(demoPassword);
  const demoStartups = readDemoStartups();
  const read = await readDemoDocuments(services, demoStartups);
  return db.transaction(async (tx) => {
    await takeTurn(tx);
    const [meanwhile] = await tx.select({ id: users.id }).from(users).limit(1);
    if (meanwhile) return false;
    const userIds = await insertUsers(tx, hash);
    const startupIds = new Map<string, number>();
    for (const startup of demoStartups) {
      const own = read.get(startup.key) ?? [];
      startupIds.set(startup.key, await insertStartup(tx, startup, own, { userIds, masterData }));
    }
    await insertCollections(tx, { users: userIds, startups: startupIds });
    return true;
  });
}

async function insertUsers(tx: Transaction, hash: string): Promise<Map<DemoUserKey, number>> {
  const rows = await tx
    .insert(users)
    .values(
      demoUsers.map(({ key: _key, can_sign_in, created_at, ...user }) => ({
        ...user,
        email_key: comparableEmail(user.email),
        email_confirmed_at: new Date(created_at),
        is_demo: true,
        password_hash: can_sign_in ? hash : null,
        created_at: new Date(created_at),
        updated_at: new Date(created_at),
      })),
    )
    .returning({ id: users.id, email: users.email });
  return new Map(demoUsers.map(({ key, email }) => [key, need(rows.find((row) => row.email === email)?.id, key)]));
}

async function insertStartup(
  tx: Transaction,
  startup: DemoStartup,
  read: readonly DemoDocument[],
  scene: Scene,
): Promise<number> {
  const { userIds } = scene;
  const by = need(userIds.get(startup.created_by), startup.created_by);
  const createdAt = new Date(startup.created_at);
  const [row] = await tx
    .insert(startups)
    .values(rowOf(startup, by, scene))
    .returning();
  const { id } = need(row, startup.key);
  const owners = startup.owners.map((key) => ({
    startup_id: id,
    user_id: need(userIds.get(key), key),
    created_at: createdAt,
  }));
  if (owners.length > 0) await tx.insert(startupOwners).values(owners);
  await storeSources(tx, { startupId: id, sources: sourcesOfDemo(startup), by, at: createdAt });
  await recordEvent(tx, { userId: by, action: 'create', targetType: 'startup', targetId: id, at: createdAt });
  const documented = await insertDocuments(tx, { startup, id, read, by: need(userIds.get('admin'), 'admin') });
  await insertCalculations(tx, { startup, id, evidence: [...evidenceOfDemo(startup), ...documented], ...scene });
  return id;
}

function rowOf(startup: DemoStartup, by: number, { userIds, masterData }: Scene) {
  const { facts, created_at, evaluated_at } = startup;
  const updatedAt = new Date(evaluated_at ?? created_at);
  const answers = answersOf(startup, updatedAt, userIds);
  const examination = { answers, master: masterData.forEvaluation, at: updatedAt };
  const open_contradictions = countOpen(factsOf(facts), examination);
  return {
    ...facts,
    answers,
    open_contradictions,
    user_id: by,
    created_at: new Date(created_at),
    updated_at: updatedAt,
  };
}

function answersOf({ answers = {} }: DemoStartup, at: Date, userIds: Ids['users']): StoredAnswers {
  return Object.fromEntries(
    Object.entries(answers).map(([id, { text, by }]) => [
      id,
      { text, by: need(userIds.get(by), by), at: at.toISOString(), accepted: false },
    ]),
  );
}

function sourcesOfDemo({ facts, scraped_from }: DemoStartup): Record<string, NewSource> {
  const { defaulted_fields = [], ...values } = facts;
  const scraped: NewSource | undefined = scraped_from === undefined ? undefined : { kind: 'url', url: scraped_from };
  const named = scraped ? Object.fromEntries(Object.keys(values).map((field) => [field, scraped])) : {};
  return sourcesOf(values, defaulted_fields, named);
}

/** What a page vouches for, since the startup was registered from it. */
function evidenceOfDemo(startup: DemoStartup): Evidence[] {
  return Object.entries(sourcesOfDemo(startup)).flatMap(([field, { kind }]) =>
    kind === 'url' ? [[field, kind, startup.created_at]] : [],
  );
}

/** Evaluates each dated version of the facts as of its date, with what was known to be evidenced by then. */
async function insertCalculations(
  tx: Transaction,
  { startup, id, evidence, masterData }: Scene & { startup: DemoStartup; id: number; evidence: readonly Evidence[] },
): Promise<void> {
  const { facts, recalculated_at: again } = startup;
  const versions = [...startupVersions(startup), ...(again === undefined ? [] : [{ date: again, facts }])];
  const rows = versions.map(({ date, facts }): NewCalculation => {
    const known = evidence.filter(([, , since]) => since <= date);
    return calculationRow(id, withSources(factsOf(facts), known), new Date(date), masterData.forEvaluation);
  });
  if (rows.length === 0) return;
  const stored = await tx.insert(calculations).values(rows).returning();
  const newest = stored.toSorted((one, other) => other.calculation_date.getTime() - one.calculation_date.getTime())[0];
  if (newest) await summarise(tx, newest);
}

async function insertCollections(tx: Transaction, ids: Ids): Promise<void> {
  const startupId = (key: string) => need(ids.startups.get(key), key);
  const follows = demoFollows.flatMap(({ user, startups: keys }) =>
    keys.map((key) => ({ user_id: need(ids.users.get(user), user), startup_id: startupId(key) })),
  );
  if (follows.length > 0) await tx.insert(startupFollowers).values(follows);
  for (const { owner, name, description, created_at, startups: keys } of demoPortfolios) {
    const at = new Date(created_at);
    const user_id = need(ids.users.get(owner), owner);
    const [row] = await tx
      .insert(portfolios)
      .values({ user_id, name, description, created_at: at, updated_at: at })
      .returning({ id: portfolios.id });
    const { id } = need(row, name);
    if (keys.length === 0) continue;
    const entries = keys.map((key) => ({ portfolio_id: id, startup_id: startupId(key), created_at: at }));
    await tx.insert(portfolioStartups).values(entries);
  }
}
