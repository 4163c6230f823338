import { type StartupFieldId, startupField } from '@aval/contract';
import type { Currency } from '@aval/metrics';

import { noNote, type TableNote } from '../tables/TableNote.ts';
import { otherCurrencyIn } from './currencies.ts';
import type { Mention } from './mentions.ts';

/** The unit of a bare number: in the label, in a unit column or column header, or in a note above the table. */
export interface Unit {
  /** Folded. */
  words: string;
  note: TableNote;
}

export const noUnit: Unit = { words: '', note: noNote };
const millionFields: ReadonlySet<string> = new Set(['total_market_size', 'target_segment_size']);

/** Returns how far the true figure may be from the stated one, as a share of it. */
export function precisionOf({ isScaled, isApproximate }: Mention): number {
  return isApproximate ? 0.1 : isScaled ? 0.05 : 0.005;
}

/** Converts a number to the unit of the field; null if its own unit is of another kind or ambiguous. */
export function inField(
  field: StartupFieldId,
  mention: Mention,
  folded: string,
  unit: Unit,
  max: number,
): number | null {
  const { kind } = startupField(field);
  const { value } = mention;
  switch (kind) {
    case 'money':
      return amountIn(field, mention, folded, unit);
    case 'percent': {
      if (mention.kind === 'percent') return value;
      if (mention.kind !== 'count') return null;
      // 0.35 may be a fraction (35 %) or a percentage (0.35 %): ambiguous, unless the unit is '%'.
      return Number.isInteger(value) || unit.words.includes('%') ? value : null;
    }
    case 'unit':
      if (mention.kind === 'percent') return tidy(value / 100);
      if (mention.kind === 'ratio') return mention.outOf ? tidy(value / mention.outOf) : null;
      return mention.kind === 'count' ? value : null;
    case 'rating':
      if (mention.kind === 'ratio') return mention.outOf === max ? value : null;
      return mention.kind === 'count' ? value : null;
    case 'year':
      return mention.kind === 'year' ? value : null;
    default:
      if (mention.kind !== 'count' && !(mention.kind === 'year' && kind === 'integer')) return null;
      if (field === 'cash_runway_months') return monthsIn(value, folded.slice(mention.end), unit);
      return value;
  }
}

function monthsIn(value: number, after: string, unit: Unit): number | null {
  if (/^[\s-]*(?:years?|anos?)\b/.test(after) || /\b(?:years|anos)\b/.test(unit.words)) return value * 12;
  return /^[\s-]*(?:weeks?|semanas?|days?|dias?)\b/.test(after) ? null : value;
}

function hasEuros({ words }: Unit): boolean {
  return /€|\beur(?:os?)?\b/.test(words);
}

/** Returns the currency of an amount if it is not the euro, by its own words, its label or a note; otherwise null. */
export function otherCurrencyOf({ currency, start, end }: Mention, folded: string, unit: Unit): Currency | null {
  if (currency === 'EUR') return null;
  if (currency === 'other') return otherCurrencyIn(folded.slice(start, end));
  return otherCurrencyIn(unit.words) ?? (hasEuros(unit) ? null : unit.note.currency);
}

/** What a number of millions counts if it is no money: '1.1 millones de tiendas', '3 million pupils'. */
const things =
  /^ de (?!(?:euros?|eur|dolares|ingresos|ventas|facturacion)\b)[a-z]{3,}[aeo]s\b|^ (?:people|users|customers|shops|stores|companies|firms|households|homes|farms|farmers|pupils|students|patients|animals|cars|vehicles|devices|units|tonnes)\b/;

function amountIn(field: StartupFieldId, mention: Mention, folded: string, unit: Unit): number | null {
  if (mention.kind === 'percent' || mention.kind === 'ratio') return null;
  if (otherCurrencyOf(mention, folded, unit) !== null) return null;
  const isBare = mention.currency === null && !mention.isScaled;
  const labelScale = scaleIn(unit.words);
  // The table's scale does not apply to a label with its own currency.
  const scale = mention.isScaled ? 1 : labelScale > 1 ? labelScale : isBare && !hasEuros(unit) ? unit.note.scale : 1;
  const euros = mention.value * scale;
  const after = folded.slice(mention.end, mention.end + 30);
  if (mention.currency === null && things.test(after)) return null;
  // Ambiguous: 5m may be metres or millions, and 5 €m and 5 T€ may be other units.
  if (/^\s?(?:m(?!\w)|t ?€)/.test(after)) return null;
  if (field === 'burn_rate') {
    // Spending is taken as monthly only if the label or the text says so.
    if (
      /\b(?:gasto|spend|spent|used)\b/.test(unit.words) &&
      !/\b(?:burn|months?|mes|mensual)\b/.test(`${unit.words} ${after}`)
    )
      return null;
    return /^\s*(?:\/|per|a|each|al|por|cada)?\s*(?:year|annum|annually|ano|anual|quarter|trimestre|week|semana|day|dia)/.test(
      after,
    )
      ? null
      : euros;
  }
  if (
    field === 'revenue' &&
    /^\s*(?:\/|per|a|each|al|por|cada)?\s*(?:month|mes|mensual|quarter|trimest|week|semana)/.test(after)
  )
    return null;
  if (!millionFields.has(field)) return euros;
  // A number without any unit is in the unit of the field, millions, if it is below 100,000.
  if (isBare && scale === 1 && mention.value < 1e5)
    return /€|\beuros?\b|\beur\b/.test(unit.words) ? null : mention.value;
  return tidy(euros / 1e6);
}

/** Returns the scale that a folded unit names: 'M€', '(in thousands)', 'miles de euros'; 1 if it names none. */
export function scaleIn(folded: string): number {
  if (/\b(?:billions?|bn|miles de millones|mil millones)\b/.test(folded)) return 1e9;
  if (/\b(?:millions?|millones|m ?€|meur|m eur|eur ?m|mn|mm)(?![a-z])|€ ?m\b|\beuros? \(m\)/.test(folded)) return 1e6;
  if (
    /\b(?:thousands?|miles|k ?€|keur|k eur|eur ?k|t ?€|teur|000s?)(?![a-z])|€ ?k\b|€ ?000|\beuros? \(k\)/.test(folded)
  )
    return 1e3;
  return 1;
}

function tidy(value: number): number {
  return Number(value.toPrecision(12));
}
