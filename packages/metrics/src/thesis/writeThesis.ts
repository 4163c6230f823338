import { groupOrNull, listOrNull, numberOrNull, wrongType } from '../facts/checkedNumber.ts';
import { areas } from '../investability.ts';
import { type Sheet, writeFact } from '../model/sheet.ts';
import { slotOf } from '../model/sources.ts';
import type { StartupFacts } from '../types.ts';
import type { Thesis } from './Thesis.ts';
import { thesisFit } from './thesisFit.ts';

const LEAST_FACTOR = 0.5;
const MOST_FACTOR = 2;

function requireAll(name: string, list: unknown, type: 'string' | 'number', expected: string): void {
  if (list === null || list === undefined) return;
  if (!Array.isArray(list)) throw wrongType(name, list, expected);
  for (const each of list) if (typeof each !== type) throw wrongType(name, each, expected);
}

function requireThesis({ needs, industries, stages, models, dealbreakers }: Thesis): void {
  requireAll('thesis.needs', needs, 'string', 'a list of words');
  requireAll('thesis.industries', industries, 'number', 'a list of ids');
  requireAll('thesis.stages', stages, 'number', 'a list of ids');
  requireAll('thesis.models', models, 'number', 'a list of ids');
  for (const { of, below, above } of listOrNull('thesis.dealbreakers', dealbreakers) ?? []) {
    if (!Object.hasOwn(slotOf, of)) throw wrongType('thesis.dealbreakers.of', of, 'an input or a metric');
    numberOrNull('thesis.dealbreakers.below', below);
    numberOrNull('thesis.dealbreakers.above', above);
  }
}

/**
 * Writes what a thesis changes: the factors on the weights of the areas, and how well the startup fits, which takes the
 * place of what the startup states of its alignment.
 *
 * @throws RangeError for a value of the wrong type.
 */
export function writeThesis(sheet: Sheet, startup: StartupFacts, given: Thesis | null | undefined): void {
  const thesis = groupOrNull('thesis', given);
  if (thesis === null) return;
  requireThesis(thesis);
  const factors = groupOrNull('thesis.weights', thesis.weights) ?? {};
  for (const { group, factor: setting } of areas) {
    const factor = numberOrNull(`thesis.weights.${group}`, factors[group]) ?? 1;
    writeFact(sheet, slotOf[setting], Math.min(MOST_FACTOR, Math.max(LEAST_FACTOR, factor)));
  }
  requireAll('value_proposition.tags', startup.value_proposition?.tags, 'string', 'a list of words');
  const fit = thesisFit(startup, thesis);
  if (fit !== null) writeFact(sheet, slotOf.strategic_alignment, fit / 10);
}
