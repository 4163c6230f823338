import { topicsOf } from '../attribution/topics.ts';
import type { Candidate, Source } from '../Candidate.ts';
import { isOwnName, type Placed } from '../layout/placed.ts';
import { sentencesOf } from '../layout/sentences.ts';
import { withoutLegalForms } from '../names/legalForms.ts';
import { fold } from '../words/fold.ts';
import { addresses } from './texts/addresses.ts';
import { choicesIn, keywordsIn } from './texts/choices.ts';
import { descriptionIn, descriptionUnder, taglineOf } from './texts/descriptions.ts';
import { educationIn } from './texts/education.ts';
import { financingIn } from './texts/financing.ts';
import { foundersIn, foundersUnder } from './texts/founders.ts';
import { founderTitles } from './texts/founderTitles.ts';
import { foundingIn } from './texts/founding.ts';
import { fundingTotalIn } from './texts/fundingTotals.ts';
import { datelineIn, locationsIn, placeAlone, townBehindName, townInBrackets } from './texts/locations.ts';
import { noPatentsIn } from './texts/noPatents.ts';
import { postalTownIn } from './texts/postalAddresses.ts';
import { taxNumbers } from './texts/taxNumbers.ts';
import type { TextFact } from './texts/TextFact.ts';

/** The number of first lines that may have the dateline of a news item. */
const headLines = 4;
/** The number of first rows of a sheet that may have the location in a cell of its own. */
const coverRows = 8;

/** Extracts locations, choices, people and descriptions from sentences, and URLs from anywhere in the text. */
export function proseTexts(places: readonly Placed[], source: Source): Candidate[] {
  return [
    ...sentenceTexts(places, source),
    ...headTexts(
      places.map(({ passage }) => passage),
      source,
    ),
    ...addresses(places, source),
    ...taxNumbers(places),
    ...founderTitles(places),
  ];
}

const blank = { cell: null, year: null, precision: 0 };

function sentenceTexts(places: readonly Placed[], source: Source): Candidate[] {
  return places.flatMap(({ passage, proseSection: section, heading }): Candidate[] => {
    if (passage.cells || section === 'competition' || section === 'forecast') return [];
    const { text } = passage;
    const stretches = sentencesOf(text);
    const sentences = stretches.map(({ start, end }) => text.slice(start, end));
    const topics = topicsOf(sentences, source, section);
    const line = [
      ...keywordsIn(text),
      ...descriptionUnder(heading, text),
      ...foundersUnder(heading, text),
      ...postalTownIn(text),
    ].map((fact) => ({
      ...blank,
      ...fact,
      quote: text,
      passage,
    }));
    return [
      ...line,
      ...sentences.flatMap((sentence, index) =>
        topics[index] === 'other'
          ? []
          : factsIn(sentence, source).map((fact) => ({ ...blank, ...fact, quote: sentence.trim(), passage })),
      ),
    ];
  });
}

function factsIn(sentence: string, source: Source): TextFact[] {
  return [
    ...locationsIn(sentence),
    ...choicesIn(sentence),
    ...financingIn(sentence),
    ...educationIn(sentence),
    ...descriptionIn(sentence, source),
    ...foundersIn(sentence),
    ...foundingIn(sentence, source.asOfYear),
    ...fundingTotalIn(sentence, source),
    ...noPatentsIn(sentence),
  ];
}

/** Whether a cell beside another one says who made a sheet or when, and is neither a figure nor a name. */
function isNote(text: string): boolean {
  return /^\p{Ll}{3,}.*\s/u.test(text);
}

const longestLine = 120;
const mostNameWords = 5;

/** Extracts facts by their position at the top of a text: a dateline, a location in its own row, a tagline. */
function headTexts(passages: Placed['passage'][], source: Source): Candidate[] {
  const isOwn = (name: string) =>
    name.split(' ').length <= mostNameWords && isOwnName(fold(withoutLegalForms(name)).replace(/[.,]+$/, ''), source);
  const isNews = passages.slice(0, 2).some(({ text }) => source.names.some((name) => fold(text).includes(name)));
  const datelines = passages.slice(0, headLines).flatMap((passage) => {
    // 'Larkmoor - annual report' begins as a dateline does, with the name.
    const facts = isNews && !passage.cells ? datelineIn(passage.text).filter(({ value }) => !isOwn(String(value))) : [];
    return facts.map((fact) => ({ ...blank, ...fact, quote: passage.text, passage }));
  });
  const covers = passages.slice(0, coverRows).flatMap((passage) => {
    const [only, ...others] = passage.cells?.filter(({ text }) => text) ?? [];
    // Beside it a title row may say who made the sheet and when.
    const isTitle = others.length === 0 || (others.length === 1 && others.every(({ text }) => isNote(text)));
    const facts = only && isTitle ? [...placeAlone(only.text), ...townInBrackets(only.text, isOwn)].slice(0, 1) : [];
    return facts.map((fact) => ({ ...blank, ...fact, cell: only?.ref ?? null, quote: passage.text, passage }));
  });
  const behindNames = passages.flatMap((passage) => {
    const facts = passage.cells || passage.text.length > longestLine ? [] : townBehindName(passage.text, isOwn);
    return facts.map((fact) => ({ ...blank, ...fact, quote: passage.text, passage }));
  });
  const tagline = taglineOf(passages, source);
  const description = tagline && {
    ...blank,
    field: 'description' as const,
    ...tagline,
    quote: tagline.value,
    confidence: 57,
  };
  return [...datelines, ...covers, ...behindNames, ...(description ? [description] : [])];
}
