import { fieldGroupIds, parseInput, updateStartupSchema } from '@aval/contract';
import { evaluate } from '@aval/metrics';
import { describe, expect, it } from 'vitest';

import { importedStartup } from '../../testing/editProps.ts';
import { masterData } from '../../testing/masterData.ts';
import { storedStartup } from '../../testing/storedStartup.ts';
import { datedSourcesOf } from './datedSourcesOf.ts';
import { changeCount, changesBetween, editBody, editIssues, rebased } from './editChanges.ts';
import { editFields, ownerFields } from './editFields.ts';
import { type EditValues, unconfirmedDefaultsOf, wholeEditValuesOf } from './editValues.ts';
import { liveEdit } from './liveEdit.ts';

const scene = { currentYear: 2026, locale: 'en' } as const;
const stored = wholeEditValuesOf(storedStartup);
const imported = wholeEditValuesOf(importedStartup);

function edited(before: EditValues, change: Partial<EditValues>) {
  const now = { ...before, ...change };
  const changes = changesBetween(before, now);
  return {
    count: changeCount(changes),
    body: editBody(changes, now),
    issues: editIssues(changes, now, scene).map((issue) => [issue.path, issue.message]),
  };
}

describe('the edited fields', () => {
  it('are all except ownership, in six sections; owners edit twelve of them', () => {
    expect(new Set(editFields.map((field) => field.group))).toEqual(new Set(fieldGroupIds));
    expect(editFields.map((field) => field.id)).toContain('team_description');
    expect(editFields.map((field) => field.id)).not.toContain('is_owner');
    expect(ownerFields).toHaveLength(12);
  });
});

describe('the request body', () => {
  it('is empty without changes, so that no default becomes a fact', () => {
    for (const before of [stored, imported]) expect(edited(before, {})).toEqual({ count: 0, body: {}, issues: [] });
  });

  it('contains only changes', () => {
    expect(edited(stored, { name: ' Vereda ', team_size: 7, revenue: null, linkedin_url: ' ' })).toEqual({
      count: 3,
      body: { name: 'Vereda', team_size: 7, revenue: null },
      issues: [],
    });
  });

  it('states a confirmed default, and resets a fact to a default', () => {
    expect(unconfirmedDefaultsOf(storedStartup).customer_feedback).toBe(2);
    expect(stored.customer_feedback).toBeNull();
    expect(edited(stored, { customer_feedback: 2 }).body).toEqual({ customer_feedback: 2 });
    expect(edited(stored, { founder_count: null }).body).toEqual({
      founder_count: 1,
      defaulted_fields: ['founder_count'],
    });
  });

  it('contains the whole object when a fact inside it was changed', () => {
    const financials = { ...stored.financials, total_debt: 0 };
    const { count, body } = edited(stored, { financials });
    expect(count).toBe(1);
    expect(body).toEqual({ financials: { ...storedStartup.financials, total_debt: 0 } });
    expect(parseInput(updateStartupSchema, body, 'en')).toMatchObject({ ok: true });
  });

  it('uses the JSON view while it is open, and has no change when that is equal', () => {
    const json = (team: string) => ({ json: { ...stored.json, team } });
    expect(edited(stored, json(JSON.stringify(storedStartup.team))).count).toBe(0);
    expect(edited(stored, json('{"members": []}')).body).toEqual({ team: null });
    expect(edited(stored, json('{"members": [')).issues).toEqual([
      ['json.team', 'This is not valid JSON: line 1, column 14'],
    ]);
  });
});

describe('validation', () => {
  it('covers only changes: an incomplete imported startup can be completed field by field', () => {
    expect(edited(imported, { burn_rate: 18_000 })).toEqual({ count: 1, body: { burn_rate: 18_000 }, issues: [] });
    expect(edited(stored, { burn_rate: null }).issues).toEqual([['burn_rate', 'Burn Rate is required']]);
  });

  it('reports the path of the invalid control inside the facts', () => {
    const members = [...stored.team.members, { id: 4, name: '', role: '' }];
    expect(edited(stored, { team: { ...stored.team, members } }).issues).toEqual([
      ['team.members.3.name', 'Name is required'],
    ]);
  });
});

describe('rebased', () => {
  it('keeps changes and updates everything else to the stored values', () => {
    const theirs = wholeEditValuesOf({ ...storedStartup, name: 'Theirs', location: 'Huesca', financials: null });
    const mine = { ...stored, name: 'Mine', team: { ...stored.team, founders: [] } };
    const merged = rebased(stored, mine, theirs);
    expect(merged).toMatchObject({ name: 'Mine', location: 'Huesca' });
    expect(merged.team.founders).toEqual([]);
    expect(merged.financials).toEqual(theirs.financials);
    expect(changesBetween(theirs, merged)).toMatchObject({ objects: ['team'] });
  });
});

describe('a burn of 0', () => {
  it('is held as its switch, and sent as 0', () => {
    const profitable = wholeEditValuesOf({ ...storedStartup, burn_rate: 0 });
    expect(profitable.burn_rate).toBe(false);
    expect(edited(profitable, {}).count).toBe(0);
    expect(edited(stored, { burn_rate: false }).body).toEqual({ burn_rate: 0 });
    expect(edited(stored, { burn_rate: 0 }).issues).toEqual([['burn_rate', 'Burn Rate must be greater than 0']]);
    expect(edited(profitable, { burn_rate: 1000 }).body).toEqual({ burn_rate: 1000 });
  });
});

describe('liveEdit', () => {
  it('gives the score of the stored startup', () => {
    const options = { standing: unconfirmedDefaultsOf(storedStartup), master: masterData, currentYear: 2026 };
    const live = liveEdit(stored, stored, options);
    const whole = evaluate(storedStartup, masterData, { asOf: '2026-11-01' });
    expect(live.calculation.IE_investability_score).toBe(whole.calculation.IE_investability_score);
    expect(live.coverage).toBe(whole.coverage);
    const better = liveEdit(stored, { ...stored, customer_feedback: 5 }, options);
    expect(better.coverage).toBeGreaterThan(live.coverage);
    const typing = liveEdit(stored, { ...stored, json: { ...stored.json, team: '{' } }, options);
    expect(typing).toEqual(live);
  });

  it('takes stored facts for as old and as evidenced as they are, and changed ones for new claims', () => {
    const today = '2026-11-01';
    const old = { kind: 'stated', date: '2025-06-01' } as const;
    const document = { kind: 'document', date: '2026-10-01' } as const;
    const field_sources = { cash_runway_months: old, burn_rate: old, team_size: document };
    const options = {
      standing: unconfirmedDefaultsOf(storedStartup),
      stored: { sources: datedSourcesOf({ field_sources }), today },
      master: masterData,
      currentYear: 2026,
    };
    const live = liveEdit(stored, stored, options);
    const evidence = { team_size: { kind: 'document', date: '2026-10-01' } } as const;
    const dated = { ...storedStartup, stated_on: '2025-06-01', evidence };
    const whole = evaluate(dated, masterData, { asOf: today });
    expect(live.calculation.IE_investability_score).toBe(whole.calculation.IE_investability_score);
    expect(live.evidenced).toBe(whole.evidenced);
    expect(live.evidenced).toBeGreaterThan(0);
    expect(liveEdit(stored, { ...stored, team_size: 9 }, options).evidenced).toBe(0);
    const runwayOf = (months: number) =>
      liveEdit(stored, { ...stored, cash_runway_months: months }, options).calculation.FEM_cash_runway ?? 0;
    // What stands was true 17 months ago; what is typed today is true today.
    const months = Number(stored.cash_runway_months);
    expect(live.calculation.FEM_cash_runway).toBe(Math.max(0, months - 17));
    expect(runwayOf(months + 1)).toBe(months + 1);
  });

  it('does not take a confirmed document for a new one', () => {
    const found = {
      kind: 'document',
      at: '2026-01-31T10:00:00.000Z',
      confirmed_at: '2026-06-30T10:00:00.000Z',
      date: '2026-06-30',
    } as const;
    const stated = { ...found, kind: 'stated' } as const;
    const unconfirmed = { kind: 'defaulted' } as const;
    expect(datedSourcesOf({ field_sources: { team_size: found, revenue: stated, burn_rate: unconfirmed } })).toEqual([
      ['team_size', 'document', '2026-01-31'],
      ['revenue', 'stated', '2026-06-30'],
    ]);
  });
});
