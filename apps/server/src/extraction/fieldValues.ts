import { type StartupFieldId, startupField, startupFieldIssueText } from '@aval/contract';

import type { Source } from './Candidate.ts';
import { choiceOf } from './choiceWords.ts';
import { fold } from './fold.ts';
import { guardAgainst } from './guards.ts';
import { type Mention, mentionsIn } from './mentions.ts';
import { personsIn } from './persons.ts';
import { clauseAround } from './sentences.ts';

export interface StatedValue {
  value: number | string;
  certainty: number;
  year: number | null;
  precision: number;
}

/** The unit that stands beside a bare number: in the label, in a unit column, or over the whole table. */
export interface Unit {
  words: string;
  /** Of every bare amount of the table. */
  tableScale: number;
}

const noUnit: Unit = { words: '', tableScale: 1 };
const millionFields: ReadonlySet<string> = new Set(['total_market_size', 'target_segment_size']);

/**
 * The value that the words beside a label state for a field.
 *
 * @returns null when they state none, more than one, or one that the field cannot have.
 */
export function valueBeside(
  field: StartupFieldId,
  words: string,
  source: Source,
  unit: Unit = noUnit,
): StatedValue | null {
  const stated = read(field, words.trim(), source, unit);
  if (!stated) return null;
  return isPossible(field, stated.value, source) ? stated : null;
}

export function isPossible(field: StartupFieldId, value: number | string, { asOfYear }: Source): boolean {
  return startupFieldIssueText(field, value, asOfYear) === null;
}

function read(field: StartupFieldId, words: string, source: Source, unit: Unit): StatedValue | null {
  if (
    words === '' ||
    /^(?:-|–|—|n\/?a|n\.?d\.?|tbd|tbc|unknown|none yet|pendiente|por definir|sin datos|no disponible|\?+|\.+)$/i.test(
      words,
    )
  )
    return null;
  const { kind, lookup, anchors = [], max = Infinity } = startupField(field);
  switch (kind) {
    case 'text':
    case 'longText':
      return textValue(field, words);
    case 'url':
      return urlValue(field, words);
    case 'boolean':
      return /^(?:yes|si|sí|true|1|private|privada|confidential|confidencial)$/i.test(words)
        ? sure(1)
        : /^(?:no|false|0|public|publica|pública)$/i.test(words)
          ? sure(0)
          : null;
    case 'choice': {
      const choice = lookup ? choiceOf(lookup, words) : null;
      return choice === null ? null : sure(choice);
    }
    case 'rating':
    case 'unit': {
      const bare = fold(words).replace(/[.!]$/, '').trim();
      const anchor = anchors.find(({ label }) => fold(label.en) === bare || fold(label.es) === bare);
      return anchor ? sure(anchor.value) : numberValue(field, words, source, unit, max);
    }
    default:
      return numberValue(field, words, source, unit, max);
  }
}

function sure(value: number | string, certainty = 1): StatedValue {
  return { value, certainty, year: null, precision: 0 };
}

function numberValue(
  field: StartupFieldId,
  words: string,
  source: Source,
  unit: Unit,
  max: number,
): StatedValue | null {
  if (field === 'foundation_year') return yearValue(words);
  const mentions = mentionsIn(words, source.language);
  const [first] = mentions;
  if (field === 'founder_count' && (!first || first.kind !== 'count' || first.start > 2)) {
    const people = personsIn(words);
    if (people.length > 0) return { value: people.length, certainty: 0.85, year: null, precision: 0 };
  }
  if (field === 'patent_count' && /^(?:none|no|ninguna|sin patentes|no patents)$/i.test(words)) {
    return { value: 0, certainty: 0.9, year: null, precision: 0 };
  }
  const found = mentions.find((mention) => mention.kind !== 'year') ?? first;
  if (!found || found.isBound) return null;
  if (
    field === 'team_size' &&
    /^\s*(?:co-?founder|founder|(?:co)?fundador|socio|year|ano|mes|month|x\b)/.test(fold(words).slice(found.end))
  )
    return null;
  // Words around the number would have to be read as a sentence.
  if (
    fold(words)
      .slice(0, found.start)
      .replaceAll(/[^a-z]/g, '').length > 25
  )
    return null;
  const folded = fold(words);
  const { start, end } = clauseAround(folded, found);
  const year =
    mentions.find((mention) => mention.kind === 'year' && mention !== found && mention.start < found.end + 12)?.value ??
    null;
  const guard = guardAgainst(
    {
      clause: folded.slice(start, end),
      written: words.slice(start, end),
      before: folded.slice(0, found.start),
      asOfYear: source.asOfYear,
      year,
    },
    field === 'competitor_count' ? ['competitor'] : field === 'market_growth_rate' ? ['forecast'] : [],
  );
  if (guard) return null;
  const value = inField(field, found, folded, unit, max);
  if (value === null) return null;
  return {
    value,
    certainty: found.isApproximate ? 0.85 : 1,
    year,
    precision: Math.abs(value) * precisionOf(found),
  };
}

/** The one year in words or a date; a second one would have to be read as a sentence. */
function yearValue(words: string): StatedValue | null {
  const years = new Set([...words.matchAll(/(?<!\d)(?:19|20)\d\d(?!\d)/g)].map(([year]) => Number(year)));
  const [year] = years;
  return years.size === 1 && year !== undefined && words.length < 60 ? sure(year) : null;
}

/** How far the true figure may be from the one stated, as a share of it. */
export function precisionOf({ isScaled, isApproximate }: Mention): number {
  return isApproximate ? 0.1 : isScaled ? 0.05 : 0.005;
}

/** A number in the unit of the field; null when it is of another kind. */
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
      // 0.35 may be a share or a third of a percent.
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

function amountIn(field: StartupFieldId, mention: Mention, folded: string, unit: Unit): number | null {
  if (mention.currency === 'other' || mention.kind === 'percent' || mention.kind === 'ratio') return null;
  const isBare = mention.currency === null && !mention.isScaled;
  if (/[$£]|\b(?:usd|gbp|dollars|dolares)\b/.test(unit.words) && isBare) return null;
  const labelScale = scaleIn(unit.words);
  // A label with a currency of its own is not meant by the note over the table.
  const hasOwnUnit = /€|\beur(?:os?)?\b/.test(unit.words);
  const scale = mention.isScaled ? 1 : labelScale > 1 ? labelScale : isBare && !hasOwnUnit ? unit.tableScale : 1;
  const euros = mention.value * scale;
  const after = folded.slice(mention.end, mention.end + 30);
  if (field === 'burn_rate') {
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
  // A bare number without any unit is in the unit of the field, unless it is far too large for that.
  if (isBare && scale === 1 && mention.value < 1e5)
    return /€|\beuros?\b|\beur\b/.test(unit.words) ? null : mention.value;
  return tidy(euros / 1e6);
}

/** The scale that a unit names: 'M€', '(in thousands)', 'miles de euros'. */
export function scaleIn(folded: string): number {
  if (/\b(?:billions?|bn|miles de millones|mil millones)\b/.test(folded)) return 1e9;
  if (/\b(?:millions?|millones|m ?€|meur|m eur|mn|mm)(?![a-z])|€ ?m\b/.test(folded)) return 1e6;
  if (/\b(?:thousands?|miles|k ?€|keur|k eur|000s?)(?![a-z])|€ ?k\b|€ ?000/.test(folded)) return 1e3;
  return 1;
}

function tidy(value: number): number {
  return Number(value.toPrecision(12));
}

function textValue(field: StartupFieldId, words: string): StatedValue | null {
  const text = words.replaceAll(/\s+/g, ' ').trim();
  const most = field === 'description' ? 2000 : 120;
  if (text.length > most || !/\p{L}/u.test(text)) return null;
  if (field === 'nif') {
    const id = /\b(?:ES)?[-\s]?([A-HJNP-SUVW]-?\d{7}-?[0-9A-J]|\d{8}-?[A-Z])\b/i.exec(text);
    if (id?.[1]) return { value: id[1].replaceAll('-', '').toUpperCase(), certainty: 1, year: null, precision: 0 };
    return /^[A-Z]{0,3}[\s-]?[\dA-Z.-]{6,14}$/i.test(text) && /\d{4}/.test(text)
      ? { value: text, certainty: 0.9, year: null, precision: 0 }
      : null;
  }
  if (field === 'name' && (/[.!?]\s|:$/.test(text) || text.length > 80)) return null;
  if (field === 'location' && (text.split(' ').length > 10 || /\d{3,}\s*(?:%|€|m2)/.test(text))) return null;
  if (field === 'description' && text.length < 15) return null;
  const isSentence = field === 'location' && /[.!?]$/.test(text);
  return { value: isSentence ? text.slice(0, -1) : text, certainty: 1, year: null, precision: 0 };
}

const hosts: Partial<Record<StartupFieldId, RegExp>> = {
  linkedin_url: /(?:^|\.)linkedin\.com$/,
  twitter_url: /(?:^|\.)(?:twitter|x)\.com$/,
  youtube_url: /(?:^|\.)(?:youtube\.com|youtu\.be)$/,
};
const socialHost =
  /(?:^|\.)(?:linkedin|twitter|x|youtube|facebook|instagram|tiktok|github|crunchbase|google|wikipedia)\.\w+$/;

function urlValue(field: StartupFieldId, words: string): StatedValue | null {
  const written = /(?:https?:\/\/)?(?:[\w-]+\.)+[a-z]{2,}(?:\/[^\s,;)]*)?/i.exec(words)?.[0]?.replace(/[.,;]$/, '');
  if (!written || (words.includes('@') && !/youtube/.test(words))) return null;
  const address = /^https?:/i.test(written) ? written : `https://${written}`;
  if (!URL.canParse(address)) return null;
  const { hostname } = new URL(address);
  const wanted = hosts[field];
  if (wanted ? !wanted.test(hostname) : socialHost.test(hostname)) return null;
  return { value: address, certainty: 1, year: null, precision: 0 };
}
