import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';

import type { ExaminedFacts } from '../contradictions/Contradiction.ts';
import { contradictions } from '../contradictions/contradictions.ts';
import { evaluate } from '../evaluate.ts';
import { withPatch } from '../explain/withPatch.ts';
import { extraLimits } from '../facts/extraLimits.ts';
import { evaluatedFields, inputDomains } from '../inputs/inputDomains.ts';
import type { NumericMetricId } from '../metricIds.ts';
import { readValue } from '../model/sheet.ts';
import { prepare } from '../prepare.ts';
import { metricVerdict } from '../registry/metricVerdict.ts';
import { scoreChange } from '../scoreChange.ts';
import { master } from '../testing/examples.ts';
import { plausibleStartups } from '../testing/plausibleStartups.ts';
import { asOf, seed, startups } from '../testing/startups.ts';
import type { Lens, Recommendation } from '../types.ts';
import { lensScores } from '../views/lensScores.ts';
import { playbook } from './playbook.ts';
import { recommendationPatch } from './recommendationPatch.ts';
import { recommendations } from './recommendations.ts';

const lenses: readonly Lens[] = ['general', 'corporate', 'educational'];
const effort = Number(process.env['LAW_RUNS'] ?? 1);

vi.setConfig({ testTimeout: 120_000 * effort });

const pages = fc.record({
  startup: fc.oneof(startups, plausibleStartups),
  lens: fc.constantFrom(...lenses),
});
interface Page {
  startup: ExaminedFacts;
  lens: Lens;
}

const finance = 4;

const adviceOn = ({ startup, lens }: Page): Recommendation[] => recommendations(startup, master, { asOf, lens });
const patchOf = (rule: string, { startup, lens }: Page) =>
  recommendationPatch(rule, startup, master, { asOf, lens }) ?? {};

/** A startup with advice that breaks a law, under a lens; null when none is found among many. */
function brokenOn(breaks: (advice: Recommendation, page: Page) => boolean, all = pages, numRuns = 150): unknown {
  const law = fc.property(all, (page) => !adviceOn(page).some((advice) => breaks(advice, page)));
  return fc.check(law, { seed, numRuns: numRuns * effort }).counterexample;
}

/** What is advised to many startups, as a list, keeps a law. */
function expectLists(law: (list: readonly Recommendation[], page: Page) => void): void {
  fc.assert(
    fc.property(pages, (page) => law(adviceOn(page), page)),
    { seed, numRuns: 200 * effort },
  );
}

function scoreOf({ startup, lens }: Page): number {
  const { sheet } = prepare(startup, master, { asOf });
  const ids: readonly NumericMetricId[] = lens === 'general' ? ['IE_investability_score'] : lensScores[lens];
  return ids.reduce((sum, id) => sum + (readValue(sheet, id) ?? Number.NaN), 0) / ids.length;
}

const limits = new Map<string, readonly [number, number]>(Object.entries(extraLimits));

/** The paths of optional facts with a number out of their limits. */
function outOfLimits(path: string, value: unknown): string[] {
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return Object.entries(value).flatMap(([key, each]) => outOfLimits(`${path}.${key}`, each));
  const limit = limits.get(path);
  if (limit === undefined || typeof value !== 'number' || path === 'financials.revenue_growth_rate') return [];
  return value >= limit[0] && value <= limit[1] ? [] : [path];
}

const idsOf = (facts: ExaminedFacts) => contradictions(facts, master, { asOf }).map(({ id }) => id);

describe('every recommendation', () => {
  it('gains what a new evaluation of the changed startup gains, at least 0.1', () => {
    expect(
      brokenOn(({ rule, gain }, page) => {
        if (gain === null) return false;
        const changed = { ...page, startup: withPatch(page.startup, patchOf(rule, page), asOf) };
        return gain < 0.1 || scoreChange(scoreOf(page), scoreOf(changed)) !== gain;
      }),
    ).toBeNull();
  });

  it('has a gain, unless it is a duty or names no change', () => {
    const withoutChange = new Set(playbook.filter(({ change }) => change === null).map(({ id }) => id));
    expect(
      brokenOn(
        ({ rule, gain, is_duty: isDuty, who }) =>
          gain === null && !isDuty && who !== undefined && !withoutChange.has(rule),
      ),
    ).toBeNull();
  });

  it('opens no contradiction', () => {
    expect(
      brokenOn(({ rule }, page) => {
        const before = idsOf(page.startup);
        return idsOf(withPatch(page.startup, patchOf(rule, page), asOf)).some((id) => !before.includes(id));
      }),
    ).toBeNull();
  });

  it('keeps every fact within its domain', () => {
    expect(
      brokenOn(({ rule }, page) => {
        const patch = patchOf(rule, page);
        const isOutside = evaluatedFields.some((field) => {
          const value = patch[field];
          if (typeof value !== 'number') return false;
          const { min, max, integer, exclusive } = { integer: false, exclusive: false, ...inputDomains[field] };
          return value < min || value > max || (integer && !Number.isInteger(value)) || (exclusive && value === min);
        });
        const { financials, value_proposition: value } = patch;
        return (
          isOutside ||
          [outOfLimits('financials', financials), outOfLimits('value_proposition', value)].flat().length > 0
        );
      }),
    ).toBeNull();
  });

  it('says in both languages what, why, who and how to prove it, with every figure', () => {
    expect(
      brokenOn(({ text, why, who, proof }) => {
        const texts = who === undefined ? [text] : [text, why, who, proof];
        return texts.some(
          (each) =>
            !each?.en.trim() || !each.es.trim() || /N\/A|NaN|undefined|null|Infinity/.test(`${each.en} ${each.es}`),
        );
      }),
    ).toBeNull();
  });
});

describe('the list of recommendations', () => {
  it('starts with the duties in the order of the playbook', () => {
    const order = playbook.filter(({ isDuty }) => isDuty).map(({ id }) => id);
    expectLists((list) => {
      const duties = list.filter(({ is_duty: isDuty }) => isDuty).map(({ rule }) => rule);
      expect(list.slice(0, duties.length).map(({ rule }) => rule)).toEqual(duties);
      expect(duties).toEqual(order.filter((id) => duties.includes(id)));
    });
  });

  it('ends with the others by gain and id, at most three of a group', () => {
    expectLists((list) => {
      const others = list.filter(({ is_duty: isDuty, who }) => !isDuty && who !== undefined);
      expect(list.slice(list.length - others.length)).toEqual(others);
      const sorted = others.toSorted((a, b) => (b.gain ?? 0) - (a.gain ?? 0) || (a.rule < b.rule ? -1 : 1));
      expect(others).toEqual(sorted);
      const groups = others.map(({ group }) => group);
      expect(groups.filter((group) => groups.filter((each) => each === group).length > 3)).toEqual([]);
    });
  });

  it('is the same for the same startup, in any order of its fields', () => {
    expectLists((list, { startup, lens }) => {
      const turned: ExaminedFacts = Object.fromEntries(Object.entries(startup).toReversed());
      expect(adviceOn({ startup: turned, lens })).toEqual(list);
    });
  });
});

describe('no recommendation contradicts a card', () => {
  it('raises a figure that is marked as met, or a score of 80 or more', () => {
    expect(
      brokenOn(({ rule, metric, is_duty: isDuty, who }, { startup, lens }) => {
        if (isDuty || who === undefined || rule.startsWith('prove_') || metric === 'IE_investability_level')
          return false;
        const value = evaluate(startup, master, { asOf }).calculation[metric] ?? null;
        return metric.endsWith('_score') ? (value ?? 0) >= 80 : metricVerdict(metric, value, lens).met === true;
      }),
    ).toBeNull();
  });

  const [b2b, saas, retail, healthcare] = [1, 4, 5, 2];
  const patents = ['patent_first', 'patent_family'];
  const customers = [
    'interviews',
    'ellis_survey',
    'fix_feedback',
    'sharper_problem',
    'first_paid_pilots',
    'first_hundred_customers',
    'paid_pilot',
    'growing_segment',
    'prove_customers',
  ];
  it.each<[string, readonly string[], Partial<ExaminedFacts>]>([
    ['patents of software', patents, { business_model_id: saas, innovation_level: 5, unique_technology: 1 }],
    ['patents of shops', patents, { industry_id: retail, innovation_level: 5, unique_technology: 1 }],
    ['patents of services', patents, { scalability_potential: 2, unique_technology: 0.3 }],
    ['networks of sellers to companies', ['network_loop'], { business_model_id: b2b }],
    ['networks of software for companies', ['network_loop'], { business_model_id: saas }],
    [
      'customers of a drug that nobody may buy',
      customers,
      { industry_id: healthcare, stage_id: 2, revenue: 0, patent_count: 2, financials: {} },
    ],
  ])('speaks of %s', (_, rules, facts) => {
    const such = pages.map(({ startup, lens }) => ({ startup: { ...startup, ...facts }, lens }));
    expect(brokenOn(({ rule }) => rules.includes(rule), such, 60)).toBeNull();
  });
});

const hires = ['key_person', 'sales_lead', 'finance_lead', 'clinical_lead', 'learn_the_trade'];
const savings = ['cut_now', 'to_break_even', 'burn_discipline'];

describe('the playbook', () => {
  it.each<[readonly string[], readonly string[]]>([
    [savings, [...hires, 'spend_on_growth', 'second_country', 'patent_family']],
    [['fewer_people'], hires],
    [['raise_round'], ['to_break_even', 'bridge_round', 'owners_loan', 'local_business']],
    [['narrower_niche'], ['second_country']],
    [['stop_losing_customers'], ['spend_on_growth', 'second_country', 'price', 'sales_lead']],
    [['stop_paid_acquisition'], ['spend_on_growth', 'cheaper_channel']],
    [['bridge_round'], ['owners_loan']],
    [['not_alone'], ['business_cofounder', 'technical_cofounder', 'key_person']],
  ])('never advises both %j and %j', (some, others) => {
    expect(
      brokenOn(
        ({ rule }, page) => some.includes(rule) && adviceOn(page).some((each) => others.includes(each.rule)),
        pages,
        80,
      ),
    ).toBeNull();
  });

  it.each<[rule: string, lens: Lens, startup: ExaminedFacts, why: string, changed: ExaminedFacts]>([
    [
      'stop_losing_customers',
      'general',
      { revenue: 300_000, financials: { revenue_growth_rate: -20 } },
      'Revenue growth −20 % → 0 %',
      { financials: { revenue_growth_rate: 0 } },
    ],
    [
      'regulator',
      'general',
      { industry_id: finance, stage_id: 3, regulatory_environment: 2 },
      'Regulatory environment 2 → 3 of 5',
      { regulatory_environment: 3 },
    ],
    [
      'readiness_step',
      'educational',
      { value_proposition: { educational: { trl: 4 } } },
      'Technology readiness 4 → 5 of 9',
      { value_proposition: { educational: { trl: 5 } } },
    ],
    [
      'faculty',
      'educational',
      { value_proposition: { educational: { faculty_involvement: 3 } } },
      'Faculty involvement 3 → 5 of 10',
      { value_proposition: { educational: { faculty_involvement: 5 } } },
    ],
  ])('prints the figure that %s leads to, under the %s lens', (rule, lens, startup, why, changed) => {
    const advice = recommendations(startup, master, { asOf, lens }).find((each) => each.rule === rule);
    expect(advice?.why?.en.replaceAll('\u{A0}', ' ')).toBe(why);
    expect(recommendationPatch(rule, startup, master, { asOf, lens })).toEqual(changed);
  });

  it('has an id of its own for each of at least forty plays', () => {
    const ids = playbook.map(({ id }) => id);
    expect(ids.length).toBeGreaterThanOrEqual(40);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('has a startup for every play', () => {
    const left = new Set(playbook.filter(({ change }) => change !== null).map(({ id }) => id));
    fc.assert(
      fc.property(pages, (page) => {
        for (const id of left) if (Object.keys(patchOf(id, page)).length > 0) left.delete(id);
      }),
      { seed, numRuns: 2000 },
    );
    expect([...left]).toEqual([]);
  });
});
