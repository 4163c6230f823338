import { comparableEmail, type DatedSource, withSources } from '@aval/contract';
import { scoreChange, utcDay } from '@aval/metrics';
import { eq } from 'drizzle-orm';

import { hashPassword } from '../accounts/passwords.ts';
import { countOpen } from '../contradictions/countOpen.ts';
import type { Transaction } from '../db/open.ts';
import { recordEvent } from '../db/recordEvent.ts';
import { actions } from '../db/schema/actions.ts';
import { calculations } from '../db/schema/calculations.ts';
import { portfolios, portfolioStartups } from '../db/schema/portfolios.ts';
import { startupFollowers, startupOwners, startups } from '../db/schema/startups.ts';
import type { StoredAnswers } from '../db/schema/StoredAnswer.ts';
import { users } from '../db/schema/users.ts';
import { storeStartupEvents } from '../db/storeStartupEvents.ts';
import { takeTurn } from '../db/takeTurn.ts';
import { changeEvents } from '../evaluation/changeEvents.ts';
import { evaluatedRow, type NewCalculation, summarise } from '../evaluation/storeCalculation.ts';
import type { LoadedMasterData } from '../services/LoadedMasterData.ts';
import type { Services } from '../services/Services.ts';
import { factsOf } from '../startups/facts.ts';
import { type NewSource, sourcesOf, storeSources } from '../startups/fieldSources.ts';
import { demoPassword, demoUsers } from './accounts.ts';
import { demoStart, noticesReadAt } from './anchor.ts';
import { demoActions, demoFollows, demoPortfolios } from './collections.ts';
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
  const read = readDemoDocuments(demoStartups);
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
    await insertActions(tx, { users: userIds, startups: startupIds });
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
        notices_read_at: new Date(noticesReadAt),
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
  const sources = sourcesOfDemo(startup);
  await storeSources(tx, { startupId: id, sources, values: startup.facts, by, at: new Date(statedOn(startup)) });
  await recordEvent(tx, { userId: by, action: 'create', targetType: 'startup', targetId: id, at: createdAt });
  const documented = await insertDocuments(tx, { startup, id, read, by: need(userIds.get('admin'), 'admin') });
  await insertCalculations(tx, { startup, id, sources: [...readBy(startup, sources), ...documented], ...scene });
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

/** When its facts were last gone through: a page was read at registration, applicants go through theirs each time. */
const statedOn = ({ scraped_from, evaluated_at, created_at }: DemoStartup): string =>
  scraped_from === undefined ? (evaluated_at ?? created_at) : created_at;

/** What stated or vouched for the facts, but for the documents. */
function readBy(startup: DemoStartup, sources: Record<string, NewSource>): DatedSource[] {
  const day = utcDay(statedOn(startup));
  return Object.entries(sources).flatMap(([field, { kind }]) => (kind === 'defaulted' ? [] : [[field, kind, day]]));
}

/**
 * Evaluates each dated version of the facts as of its date, with what was known to be evidenced by then. What was stated
 * is as new as its version, and has aged in a later evaluation of the same facts.
 */
async function insertCalculations(
  tx: Transaction,
  { startup, id, sources, masterData }: Scene & { startup: DemoStartup; id: number; sources: readonly DatedSource[] },
): Promise<void> {
  const { facts, recalculated_at: again } = startup;
  const versions = [...startupVersions(startup), ...(again === undefined ? [] : [{ date: again, facts }])];
  const rows = versions.map(({ date, facts }): NewCalculation => {
    const day = utcDay(date);
    const known = sources.flatMap(([field, kind, since]): DatedSource[] => {
      if (since <= day) return [[field, kind, since]];
      return kind === 'stated' ? [[field, kind, day]] : [];
    });
    return evaluatedRow(id, withSources(factsOf(facts), known), new Date(date), masterData.forEvaluation).row;
  });
  if (rows.length === 0) return;
  const stored = await tx.insert(calculations).values(rows).returning();
  const dated = stored.toSorted((one, other) => one.calculation_date.getTime() - other.calculation_date.getTime());
  const newest = dated.at(-1);
  if (newest) await summarise(tx, newest);
  const events = dated.flatMap((row, index) => {
    const before = dated[index - 1];
    const at = row.calculation_date;
    const changes = before ? changeEvents(before, row, masterData.forEvaluation) : [];
    return changes.map((event) => ({ ...event, startupId: id, calculationDate: at, at }));
  });
  await storeStartupEvents(tx, events);
}

async function insertCollections(tx: Transaction, ids: Ids): Promise<void> {
  const startupId = (key: string) => need(ids.startups.get(key), key);
  const follows = demoFollows.flatMap(({ user, startups: keys }) =>
    keys.map((key) => {
      const user_id = need(ids.users.get(user), user);
      return { user_id, startup_id: startupId(key), created_at: new Date(demoStart) };
    }),
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

/** Each holds the recommendation of the calculation that was the newest then; an accepted one gained what the next shows. */
async function insertActions(tx: Transaction, ids: Ids): Promise<void> {
  for (const { startup, by, rule, created_at, is_accepted, ...plan } of demoActions) {
    const startup_id = need(ids.startups.get(startup), startup);
    const at = new Date(created_at);
    const history = await tx
      .select()
      .from(calculations)
      .where(eq(calculations.startup_id, startup_id))
      .orderBy(calculations.calculation_date);
    const newest = need(
      history.findLast(({ calculation_date: date }) => date <= at),
      startup,
    );
    const next = history.find(({ calculation_date: date }) => date > at);
    const recommendation = need(
      newest.recommendations.find((each) => each.rule === rule),
      rule,
    );
    await tx.insert(actions).values({
      ...plan,
      startup_id,
      recommendation,
      state: is_accepted ? 'accepted' : 'open',
      gain: is_accepted ? scoreChange(newest.IE_investability_score, need(next, startup).IE_investability_score) : null,
      created_by: need(ids.users.get(by), by),
      created_at: at,
      updated_at: at,
    });
  }
}
