import { type StartupFieldId, startupField } from '@aval/contract';

import type { Facts, Truth } from './Truth.ts';

/** One field that the product filled in. */
export interface Filled {
  field: StartupFieldId;
  value: number | string | boolean;
}

export const verdicts = ['right', 'wrong', 'missed', 'invented'] as const;
export type Verdict = (typeof verdicts)[number];

export interface Judgement {
  verdict: Verdict;
  field: StartupFieldId;
  stated?: Facts[StartupFieldId];
  filled?: Filled['value'];
}

/** Upper bounds of the first three market size classes, in millions of euros. */
const marketSizeClasses = [10, 100, 1000];
const legalForm = /[\s,]+(s\.?\s?l\.?(u\.?)?|s\.?a\.?|ltd\.?|b\.?v\.?|gmbh|oy|ab|a\/s|d\.o\.o\.?)$/;

/**
 * Compares the filled fields with the stated ones.
 *
 * Values listed in `open`, and values derived from a stated figure (market size class, revenue per employee), count
 * neither as right nor as wrong.
 */
export function judge({ facts, open = {} }: Truth, filled: readonly Filled[]): Judgement[] {
  const judgements: Judgement[] = [];
  const found = new Set<StartupFieldId>();
  for (const { field, value } of filled) {
    found.add(field);
    const stated = facts[field];
    if (stated !== undefined) {
      judgements.push({ verdict: isOneOf(field, value, stated) ? 'right' : 'wrong', field, stated, filled: value });
    } else if (!isOneOf(field, value, open[field]) && !isOneOf(field, value, following(field, facts))) {
      judgements.push({ verdict: 'invented', field, filled: value });
    }
  }
  for (const [field, stated] of entries(facts)) {
    if (!found.has(field)) judgements.push({ verdict: 'missed', field, stated });
  }
  return judgements;
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
