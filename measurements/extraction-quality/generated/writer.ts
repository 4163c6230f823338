import { startupField } from '@aval/contract';

import type { Language } from '../Truth.ts';
import type { Pair } from './Block.ts';
import { inventStartup, type Invented } from './inventStartup.ts';
import { printAmount, printNumber } from './numbers.ts';
import type { Part, Parts } from './Parts.ts';
import type { Random } from './random.ts';
import { type AmountStyle, amountStyles, percentStyles, ratingStyles } from './vocabulary/amountStyles.ts';
import { choiceTexts, isChoiceField } from './vocabulary/choices.ts';
import {
  blanks,
  type Distractor,
  distractorRows,
  distractorSentences,
  type DistractorValue,
  distractorValues,
} from './vocabulary/distractors.ts';
import { labels, type StatedField, statedFields } from './vocabulary/labels.ts';
import { funds, people, rivals } from './vocabulary/names.ts';
import { numberWords } from './vocabulary/sentences.ts';
import { unitLabels } from './vocabulary/tableWords.ts';

/** Writes the facts of one startup in the style of one document, and notes which ones it has stated. */
export interface Writer {
  random: Random;
  language: Language;
  part: Part;
  startup: Invented;
  /** The name of the style of amounts. */
  styleName: string;
  /** The fields that the document is meant to state. */
  fields: readonly StatedField[];
  /** The texts of the facts that have been stated so far. */
  stated: ReadonlyMap<StatedField, string>;
  /** An entry of a vocabulary, from the part that the document draws on. */
  draw: <Entry>(vocabulary: Parts<Entry>) => Entry;
  label: (field: StatedField) => string;
  /** Whether the document has number cells. */
  hasNumbers: boolean;
  /** Notes that a fact is stated as a text. */
  record: (field: StatedField, words: string) => string;
  /** The text of a fact; stated from now on. */
  state: (field: StatedField) => string;
  /** The same with a number up to twelve in words. */
  stateInWords: (field: StatedField) => string;
  /** The label and value of a fact, stated from now on. */
  pair: (field: StatedField) => Pair;
  /** The same in a table, where labels may carry the unit and sheets have numbers. */
  tablePair: (field: StatedField) => Pair;
  amount: (euros: number) => string;
  percent: (value: number) => string;
  /** A label with a value that is no fact of the startup. */
  distractorPair: () => Pair;
  distractorSentence: () => string;
  /** The label of a fact that is not stated, and what stands for a missing value. */
  blankPair: (field: StatedField) => Pair;
}

export interface WriterOptions {
  random: Random;
  language: Language;
  part: Part;
  /** Whether the document has number cells. */
  hasNumbers: boolean;
  /** Whether it asks for more than decks and articles tell: ratings, degrees. */
  isForm: boolean;
}

const rarely: readonly StatedField[] = [
  'founders_education_level',
  'technical_expertise',
  'entry_barriers',
  'innovation_level',
  'scalability_potential',
  'nif',
];
const inThousands: readonly StatedField[] = ['revenue', 'funding_raised', 'burn_rate'];
const inMillions: readonly StatedField[] = ['total_market_size', 'target_segment_size'];
/** Labels that say the unit of months or years themselves. */
const sayingUnit = /month|year|mes|años/i;

export function writer({ random, language, part, hasNumbers, isForm }: WriterOptions): Writer {
  const { integer, chance, pick } = random;
  const startup = inventStartup(random, language, part);
  const draw = <Entry>(vocabulary: Parts<Entry>): Entry => pick(vocabulary[part]);
  const style: AmountStyle = draw(amountStyles);
  const percentStyle = draw(percentStyles)[language];
  const ratingStyle = draw(ratingStyles)[language];
  const unitLabel = { thousand: draw(unitLabels.thousand[language]), million: draw(unitLabels.million[language]) };
  const isInThousands = chance(0.4);
  const hasUnitLabels = hasNumbers || chance(0.4);
  const rival = draw(rivals);
  const stated = new Map<StatedField, string>();
  const fields = statedFields.filter((field) => chance(likelihood(field, isForm)));

  const amount = (euros: number) => printAmount(euros, language, style);
  const percent = (value: number) => percentStyle.replace('#', printNumber(value, language));
  const label = (field: StatedField) => draw(labels[language][field]);

  function text(field: StatedField, under = ''): string {
    const value = startup[field];
    if (typeof value === 'string') return printText(field, value);
    if (isChoiceField(field)) return draw(choiceTexts(field, language)[value] ?? { seen: [], heldOut: [] });
    if (inMillions.includes(field)) return amount(value * 1e6);
    switch (startupField(field).kind) {
      case 'money':
        return amount(value);
      case 'percent':
        return percent(value);
      case 'rating':
        return ratingStyle.replace('#', String(value));
      case 'decimal':
        return sayingUnit.test(under) ? String(value) : `${value} ${unitOf(field, language)}`;
      default:
        return String(value);
    }
  }

  function printText(field: StatedField, value: string): string {
    if (field === 'website_url') return `${pick(['https://', 'https://www.', 'www.', ''])}${value}`;
    if (field === 'linkedin_url') return `${pick(['https://www.', 'https://', ''])}${value}`;
    return value;
  }

  function record(field: StatedField, words: string): string {
    stated.set(field, words);
    return words;
  }

  function pair(field: StatedField): Pair {
    const name = label(field);
    const words = text(field, name);
    record(field, words);
    return { label: name, cell: { text: field === 'description' ? `${capitalized(words)}.` : words } };
  }

  function numberPair(field: StatedField, value: number, unit: string): Pair {
    const words = hasNumbers ? String(value) : printNumber(value, language, { separator: style.separator });
    record(field, words);
    return { label: unit.replace('#', label(field)), cell: { text: words, ...(hasNumbers && { number: value }) } };
  }

  function tablePair(field: StatedField): Pair {
    const value = startup[field];
    if (typeof value === 'string' || isChoiceField(field)) return pair(field);
    const { kind } = startupField(field);
    if (hasUnitLabels && inMillions.includes(field)) return numberPair(field, value, unitLabel.million);
    if (hasUnitLabels && isInThousands && inThousands.includes(field)) {
      return numberPair(field, value / 1000, unitLabel.thousand);
    }
    if (!hasNumbers || kind === 'rating') return pair(field);
    if (kind === 'percent') {
      const words = `${value.toFixed(2).replace(/\.?0+$/, '')}%`;
      record(field, words);
      return { label: label(field), cell: { text: words, number: value / 100, isShare: true } };
    }
    if (kind === 'decimal') {
      const name = label(field);
      const unit = sayingUnit.test(name) ? '#' : `# (${unitOf(field, language)})`;
      record(field, String(value));
      return { label: unit.replace('#', name), cell: { text: String(value), number: value } };
    }
    return numberPair(field, value, '#');
  }

  function distractorValue(kind: DistractorValue): string {
    switch (kind) {
      case 'amount':
        return amount(integer(11, 999) * 10 ** integer(3, 5));
      case 'cash':
        return amount(startup.burn_rate * startup.cash_runway_months);
      case 'percent':
        return percent(integer(2, 85));
      case 'count':
        return printNumber(integer(13, 4000), language);
      case 'phone':
        return `+34 9${integer(10, 99)} ${integer(100, 999)} ${integer(100, 999)}`;
      case 'date':
        return `${integer(13, 28)}/0${integer(1, 9)}/2026`;
      default:
        return 'info@example.org';
    }
  }

  function distractorPair(): Pair {
    const { label: name, value }: Distractor = draw(distractorRows[language]);
    return { label: name.replace('{rival}', rival), cell: { text: distractorValue(value) } };
  }

  function distractorSentence(): string {
    const others: Record<string, string> = { rival, fund: draw(funds), person: draw(people) };
    return draw(distractorSentences[language]).replaceAll(/\{(\w+)\}/g, (_, key: string) => {
      const kind = distractorValues.find((one) => one === key);
      return kind === undefined ? (others[key] ?? '') : distractorValue(kind);
    });
  }

  return {
    random,
    language,
    part,
    startup,
    styleName: style.name,
    fields,
    stated,
    draw,
    label,
    hasNumbers,
    record,
    state: (field) => record(field, text(field, field === 'industry_experience_years' ? 'years' : '')),
    stateInWords: (field) => record(field, numberWords[language][Number(startup[field])] ?? text(field)),
    pair,
    tablePair,
    amount,
    percent,
    distractorPair,
    distractorSentence,
    blankPair: (field) => ({ label: label(field), cell: { text: draw(blanks[language]) } }),
  };
}

function likelihood(field: StatedField, isForm: boolean): number {
  if (field === 'name') return 1;
  if (field === 'description') return 0.8;
  if (rarely.includes(field)) return isForm ? 0.35 : 0.08;
  return 0.6;
}

function unitOf(field: StatedField, language: Language): string {
  return startupField(field).unit?.[language] ?? '';
}

/** The text with a capital letter first. */
export function capitalized(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
