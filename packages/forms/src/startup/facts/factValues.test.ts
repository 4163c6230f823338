import { updateStartupSchema, parseInput } from '@aval/contract';
import { describe, expect, it } from 'vitest';

import { storedStartup } from '../../testing/storedStartup.ts';
import { factObjectIds, factValuesOf, nextMemberId, sentFacts } from './factValues.ts';

const member = (id: string | number) => ({ id, name: '', role: '' });
const nothing = { team: null, financials: null, value_proposition: null };

describe('factValuesOf and sentFacts', () => {
  it.each(factObjectIds)('round-trip %s', (id) => {
    expect(sentFacts(id, factValuesOf(storedStartup))).toEqual(storedStartup[id]);
  });

  it.each(factObjectIds)('give null when nothing is known of %s', (id) => {
    expect(sentFacts(id, factValuesOf(nothing))).toBeNull();
    expect(sentFacts(id, factValuesOf({ ...nothing, [id]: {} }))).toBeNull();
  });

  it('send what the API schema accepts', () => {
    const values = factValuesOf(storedStartup);
    const body = Object.fromEntries(factObjectIds.map((id) => [id, sentFacts(id, values)]));
    expect(parseInput(updateStartupSchema, body, 'en')).toMatchObject({ ok: true });
  });

  it('keep 0 and omit empty strings and lists', () => {
    const values = factValuesOf(nothing);
    values.financials.total_debt = 0;
    values.value_proposition.competitors = [{ name: ' Ruralbus ', market_share: null, strength: 0 }];
    expect(sentFacts('financials', values)).toEqual({ total_debt: 0 });
    expect(sentFacts('value_proposition', values)).toEqual({ competitors: [{ name: 'Ruralbus', strength: 0 }] });
  });

  it('keep a discipline without a number of students', () => {
    const values = factValuesOf(nothing);
    values.value_proposition.educational.students = [
      { discipline: ' law ', students: null },
      { discipline: '', students: null },
    ];
    expect(sentFacts('value_proposition', values)).toEqual({ educational: { students: { law: null } } });
  });

  it('keep an invalid number, so that it is rejected and not lost', () => {
    const values = factValuesOf(nothing);
    values.financials.total_debt = 'about 40k';
    expect(sentFacts('financials', values)).toEqual({ total_debt: 'about 40k' });
  });
});

describe('nextMemberId', () => {
  it('is unique, regardless of the other ids', () => {
    expect(nextMemberId([])).toBe(1);
    expect(nextMemberId([member(3), member('7'), member('ana')])).toBe(8);
  });
});
