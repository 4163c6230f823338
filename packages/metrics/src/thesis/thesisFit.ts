import type { StartupFacts } from '../types.ts';
import type { Thesis } from './Thesis.ts';

const MOST_NEEDS = 3;
const WEIGHTS = { needs: 0.6, industry: 0.2, stage: 0.1, model: 0.1 } as const;

const wordsOf = (texts: readonly string[] | null | undefined): string[] =>
  (texts ?? []).map((text) => text.trim().toLowerCase());

interface FitPart {
  weight: number;
  /** 0-100. */
  score: number;
}

/** Whether a classification is among those wanted, if both sides name one. */
function placed(wanted: readonly number[] | undefined, id: number | null | undefined, weight: number): FitPart[] {
  if (!wanted?.length || id === null || id === undefined) return [];
  return [{ weight, score: wanted.includes(id) ? 100 : 0 }];
}

/**
 * How well a startup fits a thesis: what it names of the needs, at most three of which are asked for, and its industry,
 * stage and business model.
 *
 * @returns 0-100; null when one of the two names no needs or tags.
 */
export function thesisFit(startup: StartupFacts, thesis: Thesis): number | null {
  const tags = wordsOf(startup.value_proposition?.tags);
  const needs = wordsOf(thesis.needs);
  if (needs.length === 0 || tags.length === 0) return null;
  const met = needs.filter((need) => tags.includes(need)).length;
  const parts = [
    { weight: WEIGHTS.needs, score: (100 * met) / Math.min(needs.length, MOST_NEEDS) },
    ...placed(thesis.industries, startup.industry_id, WEIGHTS.industry),
    ...placed(thesis.stages, startup.stage_id, WEIGHTS.stage),
    ...placed(thesis.models, startup.business_model_id, WEIGHTS.model),
  ];
  const sum = parts.reduce((total, { weight, score }) => total + weight * score, 0);
  return Math.min(100, sum / parts.reduce((total, { weight }) => total + weight, 0));
}
