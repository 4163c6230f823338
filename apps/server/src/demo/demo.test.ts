import { isStartupFieldId, masterDataSeed, requiredInputs, startupFieldIssue } from '@aval/contract';
import { describe, expect, test } from 'vitest';

import { demoUsers } from './accounts.ts';
import { demoAnchor, demoStart } from './anchor.ts';
import { demoFollows, demoPortfolios } from './collections.ts';
import { parseDemoStartup, readDemoStartups } from './readDemoStartups.ts';
import { startupVersions } from './startupVersions.ts';
import type { DemoFacts, DemoStartup, DemoUserKey } from './types.ts';

const demoStartups = readDemoStartups();
const users = new Map(demoUsers.map((user) => [user.key, user]));
const startups = new Map(demoStartups.map((startup) => [startup.key, startup]));
const evaluated = demoStartups.filter((startup) => startup.evaluated_at !== null);
const everyDatedFacts = demoStartups.flatMap((startup) =>
  [...startupVersions(startup), { date: startup.created_at, facts: startup.facts }].map((version) => ({
    key: startup.key,
    ...version,
  })),
);

function mayShow(startup: DemoStartup | undefined, user: DemoUserKey): boolean {
  if (startup === undefined) return false;
  if (startup.facts.is_private === 0 || users.get(user)?.role === 'admin') return true;
  return startup.created_by === user || startup.owners.includes(user);
}

const used = (field: 'business_model_id' | 'market_size_id' | 'financing_type_id') =>
  [...new Set(demoStartups.map((startup) => startup.facts[field]))].toSorted((a, b) => a - b);
const ids = (rows: readonly { id: number }[]) => rows.map((row) => row.id);
const missing = (facts: DemoFacts) => requiredInputs.filter((field) => !(field in facts));

function countOf(field: 'industry_id' | 'stage_id', id: number): number {
  return demoStartups.filter((startup) => startup.facts[field] === id).length;
}

describe('the demo startups', () => {
  test('are about sixty and cover every industry, stage, business model, market size and financing type', () => {
    expect(demoStartups.length).toBeGreaterThanOrEqual(55);
    expect(demoStartups.length).toBeLessThanOrEqual(75);
    for (const { id } of masterDataSeed.industries) expect(countOf('industry_id', id)).toBeGreaterThan(7);
    for (const { id } of masterDataSeed.stages) expect(countOf('stage_id', id)).toBeGreaterThan(2);
    expect(used('business_model_id')).toEqual(ids(masterDataSeed.businessModels));
    expect(used('market_size_id')).toEqual(ids(masterDataSeed.marketSizes));
    expect(used('financing_type_id')).toEqual(ids(masterDataSeed.financingTypes));
  });

  test('have unique names and keys', () => {
    expect(startups.size).toBe(demoStartups.length);
    expect(new Set(demoStartups.map((startup) => startup.facts.name)).size).toBe(demoStartups.length);
  });

  test('are rejected with file and field when a value is invalid', () => {
    const solara = startups.get('solara') ?? raise('solara');
    const read = (changes: object) => () => parseDemoStartup('solara.json', JSON.stringify({ ...solara, ...changes }));
    expect(read({})()).toEqual(solara);
    expect(read({ facts: { ...solara.facts, patent_count: -1 } })).toThrow(
      /^demo\/startups\/solara\.json: facts\.patent/,
    );
    expect(read({ earlier: [{ date: '2025-01-01T00:00:00Z', facts: { patents: 1 } }] })).toThrow(
      /earlier\.0\.facts\.patents/,
    );
    expect(read({ created_at: 'in spring' })).toThrow(/created_at/);
    expect(read({ recalculated_at: 'later' })).toThrow(/recalculated_at/);
    expect(read({ answers: { growth_against_history: 'because' } })).toThrow(/answers\.growth_against_history/);
  });

  test('hold only values that the field table accepts, in the year of their date', () => {
    const issues = everyDatedFacts.flatMap(({ key, date, facts }) =>
      Object.entries(facts).flatMap(([field, value]) => {
        if (field === 'defaulted_fields' || (field === 'description' && value === '')) return [];
        if (!isStartupFieldId(field)) return [`${key}: there is no field ${field}`];
        const issue = startupFieldIssue(field, value, { currentYear: Number(date.slice(0, 4)), locale: 'en' });
        return issue === null ? [] : [`${key} ${date}: ${issue}`];
      }),
    );
    expect(issues).toEqual([]);
  });

  test('keep the target segment within the total market, and the total market within its class', () => {
    const bounds = [0, 10, 100, 1000, Infinity];
    const misplaced = everyDatedFacts.filter(({ facts }) => {
      const { total_market_size: total, target_segment_size: segment, market_size_id: size } = facts;
      if (total === undefined || segment === undefined) return false;
      return segment > total || total < (bounds[size - 1] ?? Infinity) || total > (bounds[size] ?? 0);
    });
    expect(misplaced.map(({ key }) => key)).toEqual([]);
  });

  test('state every required input in every evaluated version, and lack one where there is no evaluation', () => {
    const versions = evaluated.flatMap((startup) => startupVersions(startup));
    expect(versions.filter(({ facts }) => missing(facts).length > 0).map(({ facts }) => facts.name)).toEqual([]);
    const unevaluated = demoStartups.filter((startup) => startup.evaluated_at === null);
    expect(unevaluated.length).toBeGreaterThan(1);
    for (const startup of unevaluated) {
      expect(missing(startup.facts)).toEqual(['total_market_size', 'target_segment_size', 'burn_rate']);
      expect(startup.scraped_from).toBeDefined();
      expect(startupVersions(startup)).toEqual([]);
    }
  });

  test('list as defaulted only inputs that have a value, each once', () => {
    const wrong = everyDatedFacts.filter(({ facts }) => {
      const defaulted = facts.defaulted_fields ?? [];
      return new Set(defaulted).size !== defaulted.length || defaulted.some((field) => facts[field] === undefined);
    });
    expect(wrong.map(({ key }) => key)).toEqual([]);
    expect(demoStartups.filter((startup) => (startup.facts.defaulted_fields ?? []).length > 5).length).toBeGreaterThan(
      4,
    );
  });

  test('have two to six distinct dated versions, from registration to today', () => {
    for (const startup of evaluated) {
      const versions = startupVersions(startup);
      expect(versions.length).toBeGreaterThanOrEqual(2);
      expect(versions.length).toBeLessThanOrEqual(6);
      expect(versions[0]?.date).toBe(startup.created_at);
      expect(versions.at(-1)?.facts).toEqual(startup.facts);
      expect(new Set(versions.map(({ facts }) => inFixedOrder(facts))).size).toBe(versions.length);
    }
  });

  test('are dated in ascending order, to the second, within the two years before the anchor', () => {
    for (const startup of evaluated) {
      const dates = startupVersions(startup).map((version) => version.date);
      expect(dates).toEqual(inOrder(new Set(dates)));
    }
    const form = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;
    const outside = everyDatedFacts.filter(({ date }) => !form.test(date) || date < demoStart || date > demoAnchor);
    expect(outside.map(({ key, date }) => `${key} ${date}`)).toEqual([]);
  });

  test('are calculated again at the end where nothing was stated for over a year', () => {
    const again = evaluated.flatMap(({ key, evaluated_at, recalculated_at: at }) =>
      at === undefined ? [] : [{ key, isLater: at > (evaluated_at ?? '') && at < demoAnchor }],
    );
    expect(again.toSorted((a, b) => (a.key < b.key ? -1 : 1))).toEqual([
      { key: 'mercado-km0', isLater: true },
      { key: 'profe-cerca', isLater: true },
    ]);
  });

  test('omit facts from earlier versions that were unknown then', () => {
    const first = startupVersions(startups.get('pulso-materno') ?? raise('pulso-materno'))[0];
    expect(first?.facts).not.toHaveProperty('customer_acquisition_cost');
    expect(first?.facts.name).toBe('Pulso Materno');
  });

  test('refer to existing members in their team graphs', () => {
    const loose = everyDatedFacts.filter(({ facts }) => {
      const members = new Set((facts.team?.members ?? []).map((member) => member.id));
      const ties = facts.team?.relationships ?? [];
      return ties.some(({ a, b }) => a === b || !members.has(a) || !members.has(b));
    });
    expect(loose.map(({ key }) => key)).toEqual([]);
    expect(everyDatedFacts.filter(({ facts }) => (facts.team?.relationships ?? []).length > 3).length).toBeGreaterThan(
      2,
    );
  });

  test('are listed in registration order, registered by existing users', () => {
    const created = demoStartups.map((startup) => startup.created_at);
    expect(created).toEqual(inOrder(created));
    const early = demoStartups.flatMap((startup) =>
      [startup.created_by, ...startup.owners]
        .filter((key) => (users.get(key)?.created_at ?? '9') > startup.created_at)
        .map((key) => `${key} of ${startup.key}`),
    );
    expect(early).toEqual([]);
  });
});

describe('the demo users', () => {
  test('are one administrator and one account of each profile type that can sign in', () => {
    expect(users.size).toBe(demoUsers.length);
    expect(new Set(demoUsers.map((user) => user.email)).size).toBe(demoUsers.length);
    const accounts = demoUsers.filter((user) => user.can_sign_in);
    expect(accounts.map((user) => [user.email, user.role, user.profile_type_code, user.profile_group_code])).toEqual([
      ['admin@demo.aval', 'admin', 'I', 'ANALYST'],
      ['corporate@demo.aval', 'user', 'C', 'INVESTOR'],
      ['education@demo.aval', 'user', 'E', 'ANALYST'],
      ['investor@demo.aval', 'user', 'I', 'INVESTOR'],
      ['founder@demo.aval', 'user', 'F', 'FOUNDER'],
    ]);
    expect(demoUsers.filter((user) => user.role === 'admin')).toHaveLength(1);
  });

  test('give the founder three startups, two of them private', () => {
    const owned = demoStartups.filter((startup) => startup.owners.includes('founder'));
    expect(inOrder(owned.map((startup) => startup.key))).toEqual(['alba-robotics', 'kelpa', 'vereda-mobility']);
    expect(owned.filter((startup) => startup.facts.is_private === 1)).toHaveLength(2);
  });
});

describe('the demo follows and portfolios', () => {
  test('contain only existing startups visible to their user, each once', () => {
    const lists = [
      ...demoFollows,
      ...demoPortfolios.map((portfolio) => ({ user: portfolio.owner, startups: portfolio.startups })),
    ];
    for (const { user, startups: keys } of lists) {
      expect(users.has(user)).toBe(true);
      expect(new Set(keys).size).toBe(keys.length);
      expect(keys.filter((key) => !mayShow(startups.get(key), user))).toEqual([]);
    }
  });

  test('never follow startups that the user owns', () => {
    for (const { user, startups: keys } of demoFollows) {
      expect(keys.filter((key) => startups.get(key)?.owners.includes(user))).toEqual([]);
    }
  });

  test('give the investor seven followed startups and thirteen entries for eleven startups in three portfolios', () => {
    expect(demoFollows.find((follows) => follows.user === 'investor')?.startups).toHaveLength(7);
    const own = demoPortfolios.filter((portfolio) => portfolio.owner === 'investor');
    expect(own.map((portfolio) => [portfolio.name, portfolio.startups.length])).toEqual([
      ['Seed Iberia', 6],
      ['Climate', 4],
      ['Campus 2026', 3],
    ]);
    expect(new Set(own.flatMap((portfolio) => portfolio.startups)).size).toBe(11);
  });

  test('are created after the startups they contain, with a unique name per owner', () => {
    const names = demoPortfolios.map((portfolio) => `${portfolio.owner} ${portfolio.name}`);
    expect(new Set(names).size).toBe(names.length);
    for (const portfolio of demoPortfolios) {
      expect(portfolio.created_at >= demoStart && portfolio.created_at <= demoAnchor).toBe(true);
      const late = portfolio.startups.filter((key) => (startups.get(key)?.created_at ?? '9') > portfolio.created_at);
      expect(late).toEqual([]);
    }
  });
});

function inOrder(texts: Iterable<string>): string[] {
  return [...texts].toSorted((a, b) => (a < b ? -1 : 1));
}

function inFixedOrder(facts: DemoFacts): string {
  return inOrder(Object.entries(facts).map((entry) => JSON.stringify(entry))).join();
}

function raise(key: string): never {
  throw new RangeError(`There is no demo startup '${key}'.`);
}
