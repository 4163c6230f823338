import { masterDataSeed } from '@aval/contract';
import {
  contradictions,
  evaluate,
  type Lens,
  metricVerdict,
  type Recommendation,
  recommendationPatch,
  recommendations,
  type StartupFacts,
} from '@aval/metrics';
import { describe, expect, test } from 'vitest';

import { readDemoStartups } from './readDemoStartups.ts';

const asOf = '2026-06-30';
const lenses: readonly Lens[] = ['general', 'corporate', 'educational'];
const nameOf = (rows: readonly { id: number; name: string }[], id: number | null | undefined) =>
  rows.find((row) => row.id === id)?.name ?? '';

const pages = readDemoStartups().flatMap(({ key, facts }) =>
  lenses.map((lens) => ({
    key,
    lens,
    facts: facts as StartupFacts,
    calculation: evaluate(facts as StartupFacts, masterDataSeed, { asOf }).calculation,
    model: nameOf(masterDataSeed.businessModels, facts.business_model_id),
    industry: nameOf(masterDataSeed.industries, facts.industry_id),
    advice: recommendations(facts as StartupFacts, masterDataSeed, { asOf, lens }).filter(
      ({ who }) => who !== undefined,
    ),
  })),
);
type Page = (typeof pages)[number];

/** The advice that breaks a law, by startup, lens and rule. */
const offences = (breaks: (advice: Recommendation, page: Page) => boolean) =>
  pages.flatMap((page) =>
    page.advice.filter((advice) => breaks(advice, page)).map(({ rule }) => `${page.key}, ${page.lens}: ${rule}`),
  );

const idsOf = (facts: StartupFacts) => contradictions(facts, masterDataSeed, { asOf }).map(({ id }) => id);

const isMissing = (text: Recommendation['text'] | undefined) => !text?.en.trim() || !text.es.trim();

describe('the advice on the page of a demo startup', () => {
  test('never asks for what a card calls met, or for a higher score than 80', () => {
    const found = offences(({ rule, metric, is_duty: isDuty }, { calculation, lens }) => {
      if (isDuty || rule.startsWith('prove_') || metric === 'IE_investability_level') return false;
      const value = calculation[metric] ?? null;
      return metric.endsWith('_score') ? (value ?? 0) >= 80 : metricVerdict(metric, value, lens).met === true;
    });
    expect(found).toEqual([]);
  });

  test('never asks for money or savings while the card of the runway says met', () => {
    const aboutCash = ['raise_round', 'to_break_even', 'prepayment', 'grant', 'bridge_round', 'owners_loan', 'cut_now'];
    const found = offences(
      ({ rule }, { calculation, lens }) =>
        aboutCash.includes(rule) && metricVerdict('FEM_cash_runway', calculation.FEM_cash_runway, lens).met === true,
    );
    expect(found).toEqual([]);
  });

  test('is about cash first where it runs out within two months', () => {
    const lasting = pages.filter(({ facts }) => (facts.cash_runway_months ?? 99) <= 2 && (facts.burn_rate ?? 0) > 0);
    expect(lasting.map(({ key }) => key)).toContain('chispa-motors');
    const first = lasting.flatMap(({ key, lens, advice }) =>
      /^(?:bridge_round|owners_loan|cut_now)$/.test(advice[0]?.rule ?? '')
        ? []
        : [`${key}, ${lens}: ${advice[0]?.rule}`],
    );
    expect(first).toEqual([]);
  });

  test('never speaks of patents to software, shops and services, or of networks to sellers to companies', () => {
    const found = offences(
      ({ rule }, { model, industry }) =>
        (rule.startsWith('patent') && (['SaaS', 'Marketplace'].includes(model) || industry === 'Retail')) ||
        (rule === 'network_loop' && ['B2B', 'SaaS'].includes(model)),
    );
    expect(found).toEqual([]);
  });

  test('never opens a contradiction', () => {
    const found = offences(({ rule }, { facts, lens }) => {
      const patch = recommendationPatch(rule, facts, masterDataSeed, { asOf, lens });
      const before = idsOf(facts);
      return idsOf({ ...facts, ...patch }).some((id) => !before.includes(id));
    });
    expect(found).toEqual([]);
  });

  test('gains something, or nothing that could be measured', () => {
    expect(offences(({ gain }) => gain !== null && gain < 0.1)).toEqual([]);
  });

  test('speaks of most plays somewhere, in both languages', () => {
    expect(new Set(pages.flatMap(({ advice }) => advice.map(({ rule }) => rule))).size).toBeGreaterThan(40);
    expect(offences(({ text, why, who, proof }) => [text, why, who, proof].some(isMissing))).toEqual([]);
  });
});
