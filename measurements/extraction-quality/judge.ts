import { leastFilledConfidence, type StartupFieldId, startupField } from '@aval/contract';

import type { Facts, Truth } from './Truth.ts';

/** One field that the product filled in. */
export interface Filled {
  field: StartupFieldId;
  value: number | string | boolean;
  /** The confidence that is shown with it, 0-100. */
  confidence?: number;
}

export const verdicts = ['right', 'wrong', 'missed', 'invented', 'offered'] as const;
export type Verdict = (typeof verdicts)[number];

export interface Judgement {
  verdict: Verdict;
  field: StartupFieldId;
  stated?: Facts[StartupFieldId];
  filled?: Filled['value'];
  confidence?: number;
}

/** Upper bounds of the first three market size classes, in millions of euros. */
const marketSizeClasses = [10, 100, 1000];
const legalForm =
  /[\s,]+(s\.?\s?l\.?(u\.?)?|s\.?a\.?|ltd\.?|limited|inc\.?|llc|plc|b\.?v\.?|gmbh|oy|ab|a\/s|d\.o\.o\.?)$/;

/**
 * Compares the filled fields with the stated ones.
 *
 * Values listed in `open`, and values derived from a stated figure (market size class, revenue per employee), count
 * neither as right nor as wrong.
 */
export function judge({ facts, open = {}, judged }: Truth, filled: readonly Filled[]): Judgement[] {
  const judgements: Judgement[] = [];
  const found = new Set<StartupFieldId>();
  for (const { field, value, confidence } of filled) {
    if (judged && !judged.includes(field)) continue;
    found.add(field);
    const stated = facts[field];
    const given = { field, filled: value, ...(confidence !== undefined && { confidence }) };
    if (stated !== undefined) {
      judgements.push({ verdict: isOneOf(field, value, stated) ? 'right' : 'wrong', stated, ...given });
    } else if (!isOneOf(field, value, open[field]) && !isOneOf(field, value, following(field, facts))) {
      judgements.push({ verdict: 'invented', ...given });
    }
  }
  for (const [field, stated] of entries(facts)) {
    if (!found.has(field)) judgements.push({ verdict: 'missed', field, stated });
  }
  return judgements;
}

/**
 * The judgements with values below 60 % taken as offers: a right one is 'offered' and counts as found but not as
 * filled in; without it, a stated fact is missed.
 */
export function filledIn(judgements: readonly Judgement[]): Judgement[] {
  return judgements.flatMap((one): Judgement[] => {
    const { verdict, field, stated, confidence = 100 } = one;
    if (verdict === 'missed' || confidence >= leastFilledConfidence) return [one];
    if (verdict === 'right') return [{ ...one, verdict: 'offered' }];
    return stated === undefined ? [] : [{ verdict: 'missed', field, stated }];
  });
}

function entries(facts: Facts): (readonly [StartupFieldId, Facts[StartupFieldId]])[] {
  return Object.keys(facts).map((field) => [field as StartupFieldId, facts[field as StartupFieldId]] as const);
}

function following(field: StartupFieldId, facts: Facts): Facts[StartupFieldId] {
  const { total_market_size: market, revenue, team_size: team } = facts;
  if (field === 'market_size_id' && typeof market === 'number') {
    return marketSizeClasses.filter((bound) => market > bound).length + 1;
  }
  if (field === 'revenue_per_employee' && typeof revenue === 'number' && typeof team === 'number') {
    return revenue / team;
  }
  return undefined;
}

function isOneOf(field: StartupFieldId, value: Filled['value'], stated: Facts[StartupFieldId]): boolean {
  if (stated === undefined) return false;
  return [stated].flat().some((one) => isSame(field, value, one));
}

function isSame(field: StartupFieldId, value: Filled['value'], stated: number | string): boolean {
  if (typeof stated === 'number') {
    return value !== '' && Math.abs(Number(value) - stated) <= Math.abs(stated) * 1e-5;
  }
  const given = folded(String(value));
  const wanted = folded(stated);
  if (field === 'description') return given.includes(wanted);
  if (field === 'location') return town(given) === town(wanted);
  if (field === 'nif') return given.replaceAll(/[\s.-]/g, '') === wanted;
  if (startupField(field).kind === 'url') return address(given) === wanted;
  return given.replace(legalForm, '') === wanted.replace(legalForm, '');
}

/** Removes case, accents and repeated white space. */
function folded(text: string): string {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '');
  return plain.toLowerCase().replaceAll(/\s+/g, ' ').trim();
}

function town(place: string): string {
  return (place.split(/[,(]/)[0] ?? '').trim();
}

function address(url: string): string {
  return url
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/\/$/, '');
}
