import { comparableEmail } from '@aval/contract';

import { hashPassword } from '../accounts/passwords.ts';
import { countOpen } from '../contradictions/countOpen.ts';
import type { Db, Transaction } from '../db/open.ts';
import { recordEvent } from '../db/recordEvent.ts';
import { calculations } from '../db/schema/calculations.ts';
import { portfolios, portfolioStartups } from '../db/schema/portfolios.ts';
import { startupFollowers, startupOwners, startups } from '../db/schema/startups.ts';
import { users } from '../db/schema/users.ts';
import { takeTurn } from '../db/takeTurn.ts';
import { type Evidence, withSources } from '../evaluation/evidence.ts';
import { calculationRow, type NewCalculation, summarise } from '../evaluation/storeCalculation.ts';
import type { LoadedMasterData } from '../services/LoadedMasterData.ts';
import { factsOf } from '../startups/facts.ts';
import { type NewSource, sourcesOf, storeSources } from '../startups/fieldSources.ts';
import { demoPassword, demoUsers } from './accounts.ts';
import { demoFollows, demoPortfolios } from './collections.ts';
import { readDemoStartups } from './readDemoStartups.ts';
import { startupVersions } from './startupVersions.ts';
import type { DemoStartup, DemoUserKey } from './types.ts';

interface Ids {
  users: ReadonlyMap<DemoUserKey, number>;
  startups: ReadonlyMap<string, number>;
}

/**
 * Fills an empty database with the demo: accounts, startups with their dated calculations, follows and portfolios, in
 * one transaction. Facts and dates are fixed, so every demo shows the same scores.
 *
 * @returns false when the database already had users and was left unchanged.
 */
export async function seedDemo(db: Db, masterData: LoadedMasterData): Promise<boolean> {
  const [known] = await db.select({ id: users.id }).from(users).limit(1);
  if (known) return false;
  const hash = await hashPassword(demoPassword);
  return db.transaction(async (tx) => {
    await takeTurn(tx);
    const [meanwhile] = await tx.select({ id: users.id }).from(users).limit(1);
    if (meanwhile) return false;
    const userIds = await insertUsers(tx, hash);
    const startupIds = new Map<string, number>();
    for (const startup of readDemoStartups()) {
      startupIds.set(startup.key, await insertStartup(tx, startup, userIds, masterData));
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
  userIds: Ids['users'],
  masterData: LoadedMasterData,
): Promise<number> {
  const by = need(userIds.get(startup.created_by), startup.created_by);
  const createdAt = new Date(startup.created_at);
  const [row] = await tx
    .insert(startups)
    .values(rowOf(startup, by, masterData))
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
  await insertCalculations(tx, startup, id, masterData);
  return id;
}

function rowOf({ facts, created_at, evaluated_at }: DemoStartup, by: number, { forEvaluation }: LoadedMasterData) {
  const updatedAt = new Date(evaluated_at ?? created_at);
  const open_contradictions = countOpen(factsOf(facts), { answers: {}, master: forEvaluation, at: updatedAt });
  return { ...facts, open_contradictions, user_id: by, created_at: new Date(created_at), updated_at: updatedAt };
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

/** Evaluates each dated version of the facts as of its date. */
async function insertCalculations(
  tx: Transaction,
  startup: DemoStartup,
  id: number,
  masterData: LoadedMasterData,
): Promise<void> {
  const evidence = evidenceOfDemo(startup);
  const rows = startupVersions(startup).map(({ date, facts }): NewCalculation => {
    const at = new Date(date);
    return calculationRow(id, withSources(factsOf(facts), evidence), at, masterData.forEvaluation);
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

function need<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new RangeError(`seedDemo: '${name}' is referred to but does not exist.`);
  return value;
}
