import type { StartupFieldId } from '@aval/contract';

import type { Source } from '../Candidate.ts';
import { matchLabel } from '../labels/labels.ts';
import type { Cell } from '../layout/passages.ts';
import { isOwnName } from '../layout/placed.ts';
import { companiesIn } from '../names/companyNames.ts';
import { choiceIn } from '../values/fieldValues.ts';
import { isNoValue } from '../values/noValue.ts';
import { fold } from '../words/fold.ts';

interface CellRow {
  cells: readonly Cell[];
}

const fewestLabels = 3;

/** Returns the index of the row whose cells are the labels of the columns; -1 if there is none. */
export function labelRowIn(rows: readonly CellRow[]): number {
  const index = rows.findIndex(
    ({ cells }) => labelsIn(cells) >= Math.max(fewestLabels, cells.filter((cell) => cell.text).length * 0.5),
  );
  return index >= 0 || !(isLabelsOnly(rows) || isExport(rows)) ? index : 0;
}

/** Of the heads of an export, most are those of the tool that wrote it: its owner, its pipeline, its dates. */
const exported = { columns: 8, labels: 4, figures: 2 };

/** Whether a table is an export: a wide row of names of columns, some of them known labels, above records of words and figures. */
function isExport([header, ...records]: readonly CellRow[]): boolean {
  const heads = header?.cells.filter(({ text }) => text !== '') ?? [];
  const isRecord = ({ cells }: CellRow) =>
    cells.filter(({ text }) => text !== '').length >= heads.length / 2 &&
    cells.filter(({ text }) => beginsWithFigure(text)).length >= exported.figures;
  return (
    heads.length >= exported.columns &&
    labelsIn(heads) >= exported.labels &&
    !heads.some(({ text }) => beginsWithFigure(text)) &&
    records.length > 0 &&
    records.every(isRecord)
  );
}

function beginsWithFigure(text: string): boolean {
  return /^[-+€$£(]*\s?\d/.test(text.trim());
}

export function labelsIn(cells: readonly Cell[]): number {
  return cells.filter(({ text }) => text !== '' && !/^\d+$/.test(text) && matchLabel(text) !== null).length;
}

/** Whether a table begins with a row of labels, and no row below begins with one. */
function isLabelsOnly([first, ...below]: readonly CellRow[]): boolean {
  const filled = first?.cells.filter(({ text }) => text) ?? [];
  const [label, ...others] = filled;
  if (!label || others.length === 0) return false;
  if (below.length === 0 && isMostlyLabels(filled)) return true;
  const fields = matchLabel(label.text)?.fields ?? [];
  return (
    [label, ...others].every(({ text }) => matchLabel(text)?.likeness === 1) &&
    !others.some(({ text }) => fields.some((field) => choiceIn(field, text) !== null)) &&
    !below.some(({ cells }) => labelsIn(cells.slice(0, 1)) > 0)
  );
}

/** Whether the only row of a table has several labels and no figure, and no label and value by turns. */
function isMostlyLabels(cells: readonly Cell[]): boolean {
  const areLabels = cells.map((cell) => labelsIn([cell]) > 0);
  const isByTurns = cells.length % 2 === 0 && areLabels.every((isLabel, index) => isLabel === (index % 2 === 0));
  return areLabels.filter(Boolean).length > 1 && !isByTurns && !cells.some(({ text }) => /\d/.test(text));
}

function isName(text: string): boolean {
  const match = matchLabel(text);
  return match !== null && match.likeness === 1 && match.fields.includes('name');
}

/** The fields that a table of founders has for each of them. */
const ofPersons: ReadonlySet<StartupFieldId> = new Set([
  'founders_education_level',
  'industry_experience_years',
  'technical_expertise',
  'linkedin_url',
  'founder_count',
]);
/** Columns that show that a row is a person, a product or a round, for folded text. */
const ofOtherRows =
  /\b(?:role|position|job|title|surname|birth|age|equity|shares?|cargo|puesto|rol|funcion|apellidos?|edad|participacion|product|sku|price|units sold|producto|precio|unidades vendidas|round|investor|ronda|inversor)\b/;

/**
 * Whether the rows below a row of labels are startups, one each: at least two different companies under a label for the
 * name, with figures of companies beside it.
 */
export function areStartups(header: CellRow, values: readonly CellRow[]): boolean {
  const column = header.cells.findIndex(({ text }) => isName(text));
  const others = header.cells.filter(({ text }, index) => index !== column && text !== '');
  if (column < 0 || others.some(({ text }) => ofOtherRows.test(fold(text)))) return false;
  const fields = others.flatMap(({ text }) => matchLabel(text)?.fields ?? []);
  const isOfPersons = fields.length > 0 && fields.every((field) => ofPersons.has(field));
  return !isOfPersons && companiesIn(values.map(({ cells }) => cells[column]?.text ?? '')) > 1;
}

/**
 * Returns the columns of values in a table with a label per row and a startup per column; null for other tables.
 *
 * Such a table has different companies in the row of the name, and in most of its other rows as many values of the same
 * kind: a figure and its unit or a note are not those of two startups.
 */
export function startupColumns(rows: readonly CellRow[]): number[] | null {
  const labelled = rows.filter(({ cells }) => labelsIn(cells.slice(0, 1)) > 0);
  const names = labelled.find(({ cells }) => isName(cells[0]?.text ?? ''));
  const columns = names ? filledIn(names) : [];
  const companies = companiesIn(columns.map((column) => names?.cells[column]?.text ?? ''));
  if (columns.length < 2 || companies < columns.length) return null;
  const others = labelled.filter((row) => row !== names);
  const full = others.filter((row) => filledIn(row).length === columns.length && isAlike(row));
  return others.length >= 2 && full.length > others.length / 2 ? columns : null;
}

/** Whether the values of a row are all figures, or all words. */
function isAlike({ cells }: CellRow): boolean {
  const values = cells.slice(1).filter(({ text }) => text !== '' && !isNoValue(text));
  const figures = values.filter(({ text }) => /\d/.test(text)).length;
  return figures === 0 || figures === values.length;
}

function filledIn({ cells }: CellRow): number[] {
  return cells.flatMap(({ text }, column) => (column > 0 && text !== '' ? [column] : []));
}

/** Returns the column whose name is the startup's own; null if there is none. */
export function ownColumn(rows: readonly CellRow[], columns: readonly number[], source: Source): number | null {
  const names = rows.find(({ cells }) => isName(cells[0]?.text ?? ''));
  return columns.find((column) => isOwnName(fold(names?.cells[column]?.text ?? ''), source)) ?? null;
}
