import type { Candidate, Source } from './Candidate.ts';
import type { Placed } from './context.ts';
import { fold } from './fold.ts';
import { sentencesOf } from './sentences.ts';
import { addresses } from './texts/addresses.ts';
import { choicesIn, keywordsIn } from './texts/choices.ts';
import { descriptionIn, descriptionUnder, taglineOf } from './texts/descriptions.ts';
import { educationIn } from './texts/education.ts';
import { financingIn } from './texts/financing.ts';
import { foundersIn } from './texts/founders.ts';
import { datelineIn, locationsIn, placeAlone } from './texts/locations.ts';
import type { TextFact } from './texts/TextFact.ts';
import { topicsOf } from './topics.ts';

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
    const line = [...keywordsIn(text), ...descriptionUnder(heading, text)].map((fact) => ({
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
    ...taxIdIn(sentence),
  ];
}

/** Extracts facts by their position at the top of a text: a dateline, a location in its own row, a tagline. */
function headTexts(passages: Placed['passage'][], source: Source): Candidate[] {
  const isNews = passages.slice(0, 2).some(({ text }) => source.names.some((name) => fold(text).includes(name)));
  const datelines = passages.slice(0, headLines).flatMap((passage) => {
    const facts = isNews && !passage.cells ? datelineIn(passage.text) : [];
    return facts.map((fact) => ({ ...blank, ...fact, quote: passage.text, passage }));
  });
  const covers = passages.slice(0, coverRows).flatMap((passage) => {
    const filled = passage.cells?.filter(({ text }) => text) ?? [];
    const [only] = filled.length === 1 ? filled : [];
    const facts = only ? placeAlone(only.text) : [];
    return facts.map((fact) => ({ ...blank, ...fact, cell: only?.ref ?? null, quote: passage.text, passage }));
  });
  const tagline = taglineOf(passages, source);
  const description = tagline && {
    ...blank,
    field: 'description' as const,
    ...tagline,
    quote: tagline.value,
    confidence: 57,
  };
  return [...datelines, ...covers, ...(description ? [description] : [])];
}

const taxId =
  /\b(?:NIF|CIF|N\.I\.F\.|C\.I\.F\.|VAT(?: (?:number|no\.?|ID))?|Tax ID)\b[:\s]*((?:ES)?[A-HJNP-SUVW]-?\d{7}-?[0-9A-J])\b/;

function taxIdIn(sentence: string): TextFact[] {
  const id = taxId.exec(sentence)?.[1]?.replace(/^ES/, '').replaceAll('-', '');
  return id === undefined ? [] : [{ field: 'nif', value: id, confidence: 84 }];
}
