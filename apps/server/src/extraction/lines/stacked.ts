import { startupField } from '@aval/contract';

import type { Candidate, Source } from '../Candidate.ts';
import { matchLabel } from '../labels/labels.ts';
import { bareValue, withoutMarks } from '../layout/marks.ts';
import type { Passage } from '../layout/passages.ts';
import type { Placed } from '../layout/placed.ts';
import { subjectOf } from '../layout/sections.ts';
import { sentencesOf } from '../layout/sentences.ts';
import { blockPairs, blocksOf, isForm, stretchesOf } from '../layout/stackedBlocks.ts';
import { endsWithLegalForm } from '../names/legalForms.ts';
import { choiceIn } from '../values/fieldValues.ts';
import { mentionsIn } from '../values/mentions.ts';
import { fold } from '../words/fold.ts';
import { factOf } from './labelled.ts';

const longest = 60;

/** Extracts facts from labels and values on separate lines, one above the other, as in slides and forms. */
export function stackedFacts(places: readonly Placed[], source: Source): Candidate[] {
  const blocks = blocksOf(places);
  const { pairs, rest } = isForm(blocks) ? blockPairs(blocks) : { pairs: [], rest: blocks };
  const inTurn = pairs.length === 0 ? valuesInTurn(rest.flat(), source) : null;
  const inRest =
    inTurn ??
    stretchesOf(rest).flatMap((lines) => {
      const above = valuesAbove(lines, source);
      return above ?? [...[...runsOf(lines)].flatMap(pairsOf), ...inWords(lines)];
    });
  return [
    ...answered(places, source),
    ...pairs.flatMap(([label, value]) => fromPair(label, value, source)),
    ...inRest.flatMap(([label, value]) => (isBareAmount(label, value, source) ? [] : fromPair(label, value, source))),
  ];
}

/** Questions from which a text is a questionnaire. */
const fewestQuestions = 3;

/** Extracts figures from the answers of a questionnaire, which are whole sentences below their questions. */
function answered(places: readonly Placed[], source: Source): Candidate[] {
  if (places.filter(({ passage }) => isQuestion(passage)).length < fewestQuestions) return [];
  return places.flatMap(({ passage }, index): Candidate[] => {
    const below = places[index + 1]?.passage;
    if (!below || below.cells || isQuestion(below) || !isProse(below)) return [];
    if (!(isQuestion(passage) || isLabelAlone(passage)) || isLabelAlone(below)) return [];
    const fact = factOf(labelIn(passage.text), below.text, source);
    return fact && typeof fact.value === 'number' ? [{ ...fact, passage: below, quote: below.text }] : [];
  });
}

function isQuestion({ text, cells }: Passage): boolean {
  return !cells && text.trimEnd().endsWith('?');
}

function isProse({ text }: Passage): boolean {
  return text.length > longest || sentencesOf(text).length > 1;
}

/** The kind of a line: a figure, a known label, words (an unknown label or a value in words), or anything else. */
type Line = 'figure' | 'label' | 'words' | 'other';

/** A label with its value on the same line: neither a label for the next line nor a value of the one above. */
const pair = /\S(?:\s?:\s+|：\s*)\S/u;

function kindOf({ text, cells }: Passage): Line {
  const label = labelIn(text);
  if (cells || pair.test(label)) return 'other';
  if (/[.;:]$/.test(label) && !endsWithLegalForm(label)) return 'other';
  if (matchLabel(label) && subjectOf(fold(label)) === null) return 'label';
  if (text.length > longest) return 'other';
  return /\d/.test(label) ? 'figure' : 'words';
}

/** Returns the label that a line may be, without its number, marks and colon. */
function labelIn(text: string): string {
  return withoutMarks(text).replace(/\s?:$/, '');
}

/** Yields runs of lines on one page that alternate between figures and words. */
function* runsOf(places: readonly Placed[]): Generator<Passage[]> {
  let run: Passage[] = [];
  for (const { passage, section } of places) {
    const kind = section === null ? kindOf(passage) : 'other';
    const last = run.at(-1);
    const goesOn = last && kind !== 'other' && last.page === passage.page && isInTurn(kindOf(last), kind);
    if (goesOn) run.push(passage);
    else {
      if (run.length > 1) yield run;
      run = kind === 'other' ? [] : [passage];
    }
  }
  if (run.length > 1) yield run;
}

function isInTurn(above: Line, below: Line): boolean {
  return (above === 'figure') !== (below === 'figure');
}

/**
 * Pairs each label with its value. Values are above their labels if the run begins with a figure, or with a title above
 * a figure; otherwise below. A run that begins and ends with a figure is ambiguous, so it is skipped.
 */
function pairsOf(run: readonly Passage[]): [Passage, Passage][] {
  const [first] = run;
  if (!first) return [];
  const isOdd = run.length % 2 === 1;
  const kind = kindOf(first);
  if (kind === 'figure') return isOdd ? [] : inPairs(run).map(([upper, lower]) => [lower, upper]);
  if (kind === 'label' || !isOdd) return inPairs(run);
  return inPairs(run.slice(1)).map(([upper, lower]) => [lower, upper]);
}

const fewestInTurn = 3;

function isLabelAlone({ text, cells }: Passage): boolean {
  return !cells && !pair.test(text) && matchLabel(labelIn(text)) !== null;
}

function isValueAlone({ text, cells }: Passage): boolean {
  return !cells && text.length <= longest && !pair.test(text);
}

/** The smallest share of a source's labels that have a fitting value on one side, and how much less it is on the other. */
const sides = { least: 0.6, lead: 0.3 };

/**
 * Pairs each label of a source with the value on the side where nearly all values fit; null if neither side is clear.
 * Empty lines do not matter then: those of a PDF may separate a label from its value.
 */
function valuesInTurn(places: readonly Placed[], source: Source): [Passage, Passage][] | null {
  const labels = places.filter(({ passage, section }) => section === null && isLabelAlone(passage)).length;
  if (labels < fewestInTurn) return null;
  const [above, below] = [beside(places, -1), beside(places, 1)];
  const shares = [above, below].map((pairs) => fitting(pairs, source) / labels);
  const most = Math.max(...shares);
  if (most < sides.least || most - Math.min(...shares) < sides.lead) return null;
  return (shares[0] ?? 0) > (shares[1] ?? 0) ? above : below;
}

/** Pairs each label of a stretch with the value above it, if more of them fit than with the values below; else null. */
function valuesAbove(places: readonly Placed[], source: Source): [Passage, Passage][] | null {
  if (places.filter(({ passage }) => isLabelAlone(passage)).length < fewestInTurn) return null;
  if (places.some(({ section }) => section !== null)) return null;
  const above = beside(places, -1);
  return fitting(above, source) > fitting(beside(places, 1), source) ? above : null;
}

/** Pairs each label with the line above or below it, unless that is a label too. */
function beside(places: readonly Placed[], step: -1 | 1): [Passage, Passage][] {
  return places.flatMap(({ passage: label, section }, index): [Passage, Passage][] => {
    const value = places[index + step]?.passage;
    if (section !== null || !value || value.page !== label.page || !isLabelAlone(label)) return [];
    return isValueAlone(value) && !isLabelAlone(value) ? [[label, value]] : [];
  });
}

function fitting(pairs: readonly [Passage, Passage][], source: Source): number {
  return pairs.filter(([label, value]) => factOf(labelIn(label.text), bareValue(value.text), source) !== null).length;
}

/** Pairs a known label with the words on the next line, unless those are the label of a figure below them. */
function inWords(places: readonly Placed[]): [Passage, Passage][] {
  return places.flatMap(({ passage, section }, index): [Passage, Passage][] => {
    const [below, next] = [places[index + 1]?.passage, places[index + 2]?.passage];
    if (section !== null || !below || below.page !== passage.page) return [];
    if (kindOf(passage) !== 'label' && !namesChoice(passage, below)) return [];
    const isLabelOfNext = next !== undefined && next.page === below.page && kindOf(next) === 'figure';
    return kindOf(below) === 'words' && !isLabelOfNext ? [[passage, below]] : [];
  });
}

/** Whether a line is the label of the choice below it, such as 'Sector', which may be a heading too. */
function namesChoice({ text, cells }: Passage, below: Passage): boolean {
  const fields = cells ? [] : (matchLabel(labelIn(text))?.fields ?? []);
  return fields.some((field) => choiceIn(field, bareValue(below.text)) !== null);
}

function inPairs(lines: readonly Passage[]): [Passage, Passage][] {
  return Array.from({ length: Math.floor(lines.length / 2) }, (_, pair) => pair * 2).flatMap(
    (at): [Passage, Passage][] => {
      const [upper, lower] = lines.slice(at, at + 2);
      return upper && lower ? [[upper, lower]] : [];
    },
  );
}

/** Whether a value is a short number without a unit, which may be a count, and its label that of an amount of money. */
function isBareAmount(label: Passage, { text }: Passage, source: Source): boolean {
  const fact = /^[\d.,\s]{1,5}$/.test(text) ? factOf(labelIn(label.text), text, source) : null;
  return fact !== null && startupField(fact.field).kind === 'money';
}

/** Whether a value has several amounts or percentages, which only a sentence about them tells apart. */
function hasSeveralFigures({ text }: Passage, { language }: Source): boolean {
  return mentionsIn(text, language).filter(({ kind }) => kind === 'money' || kind === 'percent').length > 1;
}

/** Whether a value is a list of figures by year, the latest first or last: '2025: €412k. 2024: €150k.' */
function isByYear({ text }: Passage): boolean {
  return /^(?:> ?)?(?:fy ?)?(?:19|20)\d\d ?[:=–-]/i.test(text);
}

function fromPair(label: Passage, value: Passage, source: Source): Candidate[] {
  const fact = factOf(labelIn(label.text), bareValue(value.text), source);
  return fact && !(typeof fact.value === 'number' && hasSeveralFigures(value, source) && !isByYear(value))
    ? [{ ...fact, confidence: fact.confidence - 8, passage: value, quote: value.text }]
    : [];
}
