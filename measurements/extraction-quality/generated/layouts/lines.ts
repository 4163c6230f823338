import type { Block, Pair } from '../Block.ts';
import type { Parts } from '../Parts.ts';
import { headings } from '../vocabulary/tableWords.ts';
import type { Writer } from '../writer.ts';
import type { Layout } from './Layout.ts';
import { asides, groupedRows, rowsOf, titleOf } from './rows.ts';

/** Every labelled fact on a line of its own. */
const linesWith = (lineOf: (pair: Pair, index: number) => string | string[]) => (writer: Writer) => [
  titleOf(writer),
  { kind: 'lines', lines: rowsOf(writer, writer.pair).flatMap(lineOf) } as const,
  ...asides(writer),
];

/** Headings with the facts of a group below each. */
const sectionsWith =
  (linesOf: (pair: Pair) => string[], isList: boolean) =>
  (writer: Writer): Block[] => {
    const [company, team, market, money] = writer.draw(headings[writer.language]);
    const titles = { general: company, classification: company, team, market, financials: money, innovation: company };
    const groups = groupedRows(writer, writer.pair);
    return [
      { kind: 'heading', text: writer.startup.name },
      ...groups.flatMap(([group, rows]): Block[] => [
        { kind: 'heading', text: titles[group] },
        { kind: 'lines', lines: rows.flatMap(linesOf), isList },
      ]),
      ...asides(writer),
    ];
  };

const hasUnit = /€|EUR|euro|%|month|mes/;
/** A label that can follow a number as it is: 'Employees', 'Patentes'. */
const isCounted = /^[\p{L}-]+s$/u;

/** '€1.2M annual turnover', '14 employees', 'Founded: 2021'. */
function bullet({ label, cell: { text } }: Pair): string[] {
  const isShort = /^[€\d]/.test(text) && text.length < 24 && !label.includes('(');
  if (!isShort || !(hasUnit.test(text) || isCounted.test(label))) return [`${label}: ${text}`];
  return [`${text} ${/^\p{Lu}\p{Ll}/u.test(label) ? label.toLowerCase() : label}`];
}

export const lineLayouts: Parts<Layout> = {
  seen: [
    {
      name: 'lines with a colon',
      kind: 'onePager',
      formats: ['txt', 'docx', 'pdf'],
      blocks: linesWith(({ label, cell }) => `${label}: ${cell.text}`),
    },
    {
      name: 'lines with a tab',
      kind: 'form',
      formats: ['txt', 'docx'],
      blocks: linesWith(({ label, cell }) => `${label}\t${cell.text}`),
    },
    {
      name: 'value below its label',
      kind: 'form',
      formats: ['txt', 'docx', 'pdf'],
      blocks: linesWith(({ label, cell }) => [label, cell.text, '']),
    },
    { name: 'bullets', kind: 'deck', formats: ['pptx', 'pdf'], blocks: sectionsWith(bullet, true) },
  ],
  heldOut: [
    {
      name: 'lines with a dash',
      kind: 'onePager',
      formats: ['txt', 'docx', 'pdf'],
      blocks: linesWith(({ label, cell }) => `${label} \u2013 ${cell.text}`),
    },
    {
      name: 'dotted lines',
      kind: 'form',
      formats: ['txt', 'pdf'],
      blocks: linesWith(({ label, cell }) => `${label} ${'.'.repeat(Math.max(4, 48 - label.length))} ${cell.text}`),
    },
    {
      name: 'numbered questions',
      kind: 'form',
      formats: ['txt', 'docx'],
      blocks: linesWith(({ label, cell }, index) => [`${index + 1}. ${label}`, cell.text]),
    },
    {
      name: 'lines in sections',
      kind: 'memo',
      formats: ['txt', 'docx', 'pdf'],
      blocks: sectionsWith(({ label, cell }) => [`${label}: ${cell.text}`], false),
    },
    {
      name: 'value above its label',
      kind: 'deck',
      formats: ['pptx', 'pdf'],
      blocks: sectionsWith(({ label, cell }) => [cell.text, label], false),
    },
    {
      name: 'several on a line',
      kind: 'onePager',
      formats: ['txt', 'docx'],
      blocks(writer) {
        const words = rowsOf(writer, writer.pair).map(({ label, cell }) => `${label}: ${cell.text}`);
        const separator = writer.random.pick([' | ', ' · ']);
        const lines = words.flatMap((_, index) =>
          index % 3 === 0 ? [words.slice(index, index + 3).join(separator)] : [],
        );
        return [titleOf(writer), { kind: 'lines', lines }, ...asides(writer)];
      },
    },
  ],
};
