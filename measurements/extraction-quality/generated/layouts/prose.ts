import type { Block } from '../Block.ts';
import type { Parts } from '../Parts.ts';
import { type StatedField, statedFields } from '../vocabulary/labels.ts';
import { sentences, type Voice } from '../vocabulary/sentences.ts';
import { greetings, headings } from '../vocabulary/tableWords.ts';
import { capitalized, type Writer } from '../writer.ts';
import type { Layout } from './Layout.ts';

const placeholder = /\{(\w+)(:word)?\}/g;

function fieldsIn(sentence: string): StatedField[] {
  return [...sentence.matchAll(placeholder)].flatMap(([, key]) => statedFields.filter((field) => field === key));
}

/** Sentences that together state as many of the wanted facts as they can, none of them twice but the name. */
function chosen({ random, fields, language, part }: Writer, voice: Voice): string[] {
  const available = random.shuffle(sentences[language][voice][part]);
  const covered = new Set<StatedField>();
  const taken: string[] = [];
  for (const field of fields) {
    if (covered.has(field)) continue;
    const sentence = available.find((one) => {
      const own = fieldsIn(one).filter((other) => other !== 'name');
      return fieldsIn(one).includes(field) && own.every((other) => fields.includes(other) && !covered.has(other));
    });
    if (sentence === undefined) continue;
    taken.push(sentence);
    for (const stated of fieldsIn(sentence)) covered.add(stated);
  }
  return taken;
}

function written({ state, stateInWords }: Writer, sentence: string): string {
  const text = sentence.replaceAll(placeholder, (_, key: string, word?: string) => {
    const field = statedFields.find((one) => one === key);
    if (field === undefined) return '';
    return word === undefined ? state(field) : stateInWords(field);
  });
  return capitalized(text);
}

/** Paragraphs of two to four sentences; one about something else ends some of them. */
function paragraphs(writer: Writer, voice: Voice): string[] {
  const { random } = writer;
  const texts = chosen(writer, voice).map((sentence) => written(writer, sentence));
  const result: string[] = [];
  while (texts.length > 0) {
    const own = texts.splice(0, random.integer(2, 4));
    const aside = random.chance(0.45) ? [writer.distractorSentence()] : [];
    result.push([...own, ...aside].join(' '));
  }
  return result;
}

const asParagraphs = (texts: readonly string[]): Block[] => texts.map((text) => ({ kind: 'paragraph', text }));

const article = (writer: Writer): Block[] => asParagraphs(paragraphs(writer, 'reporter'));

const letter = (writer: Writer): Block[] => [
  { kind: 'paragraph', text: writer.draw(greetings[writer.language]) },
  ...asParagraphs(paragraphs(writer, 'founder')),
];

function memo(writer: Writer): Block[] {
  const [title] = writer.draw(headings[writer.language]);
  return [
    { kind: 'heading', text: writer.state('name') },
    { kind: 'heading', text: title },
    ...asParagraphs(paragraphs(writer, 'reporter')),
  ];
}

export const proseLayouts: Parts<Layout> = {
  seen: [
    { name: 'article', kind: 'press', formats: ['txt', 'docx', 'pdf'], blocks: article },
    { name: 'note of the founders', kind: 'email', formats: ['txt', 'docx'], blocks: letter },
  ],
  heldOut: [
    { name: 'memo with headings', kind: 'memo', formats: ['txt', 'docx', 'pdf'], blocks: memo },
    { name: 'letter', kind: 'email', formats: ['txt', 'docx'], blocks: letter },
  ],
};
