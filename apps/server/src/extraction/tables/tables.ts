import { labelGuard } from '../attribution/guards.ts';
import { type Standing, standingOf } from '../attribution/standing.ts';
import type { Candidate, Source } from '../Candidate.ts';
import { matchLabel, readLabel } from '../labels/labels.ts';
import type { Cell } from '../layout/passages.ts';
import { isOwnName, type Placed } from '../layout/placed.ts';
import { factOf } from '../lines/labelled.ts';
import { isNoValue } from '../values/noValue.ts';
import { isPeriodHead, type Period, periodOf } from '../values/periods.ts';
import { personsIn } from '../values/persons.ts';
import { fold } from '../words/fold.ts';
import { pastColumns } from './columnsOfTime.ts';
import { fromLabels } from './labelColumns.ts';
import { withMonthYears } from './monthHeads.ts';
import { splitAtLabels } from './rowsOfLabels.ts';
import { areStartups, labelRowIn, labelsIn, ownColumn, startupColumns } from './startupTables.ts';
import type { TableNote } from './TableNote.ts';
import { isUnitAlone, noteFor, noteIn, noteInRow } from './tableNotes.ts';

/** A row with its index among the passages. */
type Row = Placed & { cells: Cell[]; at: number };

/** Extracts facts from tables: a label and its value per row, a column per year, or a header row of labels. */
export function tableFacts(places: readonly Placed[], source: Source): Candidate[] {
  return withHeadsAbove(tablesOf(places))
    .flatMap(splitAtLabels)
    .flatMap((table) => {
      const rows = fromLabels(table);
      const [first] = rows;
      if (!first || first.section === 'competition') return [];
      const note = noteFor(places, first.at, rows.at(-1)?.at ?? first.at);
      return factsInColumns(rows, source, note) ?? factsInRows(ownOf(rows, source), source, note);
    });
}

function tablesOf(places: readonly Placed[]): Row[][] {
  const tables = new Map<string, Row[]>();
  for (const [at, place] of places.entries()) {
    const { cells, table, page } = place.passage;
    if (!cells || !cells.some((cell) => cell.text)) continue;
    const key = `${page} ${table}`;
    const rows = tables.get(key) ?? [];
    rows.push({ ...place, cells, at });
    tables.set(key, rows);
  }
  return [...tables.values()].map((rows) => rows.map((row) => ({ ...row, cells: withMonthYears(row.cells) })));
}

const fewestPeriods = 2;

/**
 * Puts the row of periods of a sheet above its later blocks too: empty rows separate blocks, and only the first one has
 * it. A block takes it if none of its own rows is a head and one has figures in several of its columns.
 */
function withHeadsAbove(tables: readonly Row[][]): Row[][] {
  let head: Row | undefined;
  return tables.map((rows) => {
    const own = rows.findLast((row) => periodsIn(row).length >= fewestPeriods);
    const [first] = rows;
    const above = head;
    head = own ?? (head?.passage.page === first?.passage.page ? head : undefined);
    if (own || !first || !above || above !== head || rows.some(isHeader)) return rows;
    const columns = periodsIn(above);
    const isUnder = ({ cells }: Row) =>
      matchLabel(cells[0]?.text ?? '') !== null &&
      cells.every(({ text }, column) => text === '' || column === 0 || columns.includes(column)) &&
      columns.filter((column) => isFigure(cells[column]?.text ?? '')).length >= fewestPeriods;
    // Words above figures are heads of the block's own.
    const hasWords = rows.some(
      ({ cells }) => columns.filter((column) => /\p{L}{3}/u.test(cells[column]?.text ?? '')).length >= fewestPeriods,
    );
    return !hasWords && rows.some(isUnder) ? [{ ...above, section: first.section }, ...rows] : rows;
  });
}

/** The columns after the first one whose head is a period. */
function periodsIn({ cells }: Row): number[] {
  return cells.flatMap(({ text }, column) => {
    const folded = fold(text).trim();
    return column > 0 &&
      periodOf(folded).year !== null &&
      folded.length < longestHead &&
      !isFigure(folded.replace(/^(?:19|20)\d\d/, ''))
      ? [column]
      : [];
  });
}

const longestHead = 40;

function isFigure(text: string): boolean {
  return /^[-+€$£(]*\s?\d/.test(text.trim());
}

interface Column extends Period {
  index: number;
  standing: Standing;
  folded: string;
}

/** Returns the rows with the startup's own column only, if the table has a startup per column; no rows if none is it. */
function ownOf(rows: readonly Row[], source: Source): readonly Row[] {
  const columns = startupColumns(rows);
  if (!columns) return rows;
  const own = ownColumn(rows, columns, source);
  if (own === null) {
    source.remarks?.tables.add('severalStartups');
    return [];
  }
  return rows.map((row) => ({ ...row, cells: row.cells.filter((_, column) => column === 0 || column === own) }));
}

function columnsOf(header: Row): Column[] {
  return header.cells.map(({ text }, index) => {
    const folded = fold(text);
    return { index, folded, standing: standingOf(folded), ...periodOf(folded) };
  });
}

function factsInRows(rows: readonly Row[], source: Source, tableNote: TableNote): Candidate[] {
  let columns: Column[] = [];
  let note = tableNote;
  return rows.flatMap((row, index) => {
    const [label] = row.cells.filter((cell) => cell.text);
    if (!label) return [];
    if (isHeader(row) || (index === 0 && isOverPairs(rows))) {
      columns = columnsOf(row);
      note = noteIn(row.cells[0]?.text ?? '') ?? note;
      return [];
    }
    const own = noteInRow(row);
    if (own) {
      note = own;
      return [];
    }
    if (row.section === 'forecast' && !columns.some(({ year }) => year !== null)) return [];
    return factsOfRow(row, label, columns, source, note);
  });
}

/** The head of the column with the values, for a folded text. */
export const valueHeaders =
  /^(?:value|amount|figure|data|answer|response|valor|importe|dato|datos|cifra|respuesta|cantidad|detalle|detail|current|actual|hoy|today)$/;
const labelHeaders =
  /^(?:item|metric|concept|indicator|field|question|kpi|category|parameter|variable|concepto|indicador|campo|pregunta|metrica|partida|magnitud|apartado|dato|linea|account|cuenta)\b/;

/** Whether a table of labels and values begins with a header such as 'Name | Value'. */
function isOverPairs([first, ...below]: readonly Row[]): boolean {
  const [, ...rest] = first?.cells.map(({ text }) => fold(text).trim()) ?? [];
  return rest.some((text) => valueHeaders.test(text)) && below.some(({ cells }) => labelsIn(cells.slice(0, 1)) > 0);
}

const yearHead = /^[a-z. ]{0,15}(?:19|20)\d\d(?!\d)[^\d]{0,25}$/;

/** Words between a label and a year that are a note: in 'Exchange rate | EUR | average of 2025' no column is of 2025. */
const besidesYear =
  /^(?:[a-z.]+ ){2,}(?:of |de )?(?:19|20)\d\d$|\b(?:medio|media|average|mean|since|desde|until|hasta|as of)\b/;

function isOverYear(heads: readonly string[]): boolean {
  return heads.every((text) => !besidesYear.test(text));
}

/** Whether a text may be a head beside those of periods: a figure beside a date is a row, as in a list of rounds. */
function isHeadAmong(text: string, years: readonly string[]): boolean {
  return text.length < longestHead && (years.includes(text) || !isFigure(text));
}

function isHeader({ cells }: Row): boolean {
  const folded = cells.map(({ text }) => fold(text).trim());
  const [first = '', ...rest] = folded;
  const years = rest.filter((text) => isPeriodHead(text) || yearHead.test(text));
  return (
    years.length >= 2 ||
    (years.length === 1 &&
      isOverYear(rest) &&
      matchLabel(first) === null &&
      rest.every((text) => isHeadAmong(text, years))) ||
    (labelHeaders.test(first) && rest.some((text) => text !== '')) ||
    rest.some((text) => valueHeaders.test(text) && matchLabel(first) === null) ||
    // 'Audited' beside a figure is a note on it.
    (rest.some((text) => standingOf(text) !== 'said') && !rest.some((text) => /^[-+€$(]*\s?\d[\d.,]{2,}/.test(text)))
  );
}

function factsOfRow(row: Row, label: Cell, columns: readonly Column[], source: Source, note: TableNote): Candidate[] {
  if (readLabel(label.text).fields.length === 0) return [];
  const named = foundersNamed(row, label);
  if (named) return [named];
  const chosen = valueColumns(row, label, columns, source);
  const unitColumn = columns.find(({ folded }) =>
    /^(?:unit|units|unidad|unidades|ud|measure|medida|currency|moneda)$/.test(folded),
  );
  const unit = fold(unitColumn ? (row.cells[unitColumn.index]?.text ?? '') : '');
  const found: Candidate[] = [];
  for (const { cell, year, isCurrent, folded } of chosen) {
    const words = isRowOfShares(row) ? shareShown(cell.text) : withUnit(cell.text, unit);
    const fact = factOf(label.text, words, source, { words: `${unit} ${folded}`, note });
    if (!fact) break;
    const when = { year: year ?? fact.year, isCurrent: isCurrent || fact.isCurrent };
    const isEarlier = found.length > 0;
    found.push({ ...fact, ...when, isEarlier, cell: cell.ref, passage: row.passage, quote: row.passage.text });
  }
  return found.toReversed();
}

/** Returns the count of the founders whom a label lists: beside it is what they paid in or own, 'Founders (Ana Gil, Leo Paz) | 62 %'. */
function foundersNamed({ passage }: Row, { text, ref }: Cell): Candidate | null {
  const [, label = '', list = ''] = /^([^()]+)\(([^()]+)\)$/.exec(text) ?? [];
  const count = personsIn(list).length;
  if (count < 2 || !(matchLabel(label)?.fields.includes('founder_count') ?? false)) return null;
  return {
    field: 'founder_count',
    value: count,
    confidence: confidenceOfNamed,
    cell: ref,
    year: null,
    precision: 0,
    passage,
    quote: passage.text,
  };
}

const confidenceOfNamed = 76;

/** Whether a row has fractions, as sheets store percentages: several figures between -2 and 2, none an integer. */
function isRowOfShares({ cells }: Row): boolean {
  const figures = cells.flatMap(({ text }) => (/^-?\d+(?:\.\d+)?$/.test(text) ? [Number(text)] : []));
  return figures.length > 1 && figures.every((figure) => !Number.isInteger(figure) && Math.abs(figure) < 2);
}

function shareShown(text: string): string {
  return /^-?\d+\.\d+$/.test(text) ? `${Number((Number(text) * 100).toPrecision(12))} %` : text;
}

/** Columns of a revenue history, at most. */
const mostYears = 10;

const unitHeader = /^[([]?(?:%|\/ ?5|#|n|no|months?|meses|years?|anos?)[)\]]?$/;

function withUnit(text: string, unit: string): string {
  const isBare = /^[-+]?[\d.,\s]+$/.test(text);
  return isBare && /^(?:%|\/ ?5|months?|meses|years?|anos?)$/.test(unit) ? `${text} ${unit}` : text;
}

/**
 * Returns the cell with the value: verified, current, of the latest past period, or first after the label; or none. The
 * cells of earlier years follow where the startup has a history of the field.
 */
function valueColumns(row: Row, label: Cell, columns: readonly Column[], source: Source) {
  const labelIndex = row.cells.indexOf(label);
  const filled = (index: number) => index > labelIndex && !isNoValue(row.cells[index]?.text ?? '');
  const cellAt = (index: number) => row.cells[index] ?? { text: '', ref: null };
  const checked = columns.find(({ index, standing }) => standing === 'checked' && filled(index));
  const today = columns.find(({ index, isCurrent }) => isCurrent && filled(index));
  const best = checked ?? today;
  if (best) return [{ cell: cellAt(best.index), year: null, isCurrent: best.isCurrent, folded: best.folded }];
  const years = columns.filter((column) => column.year !== null);
  if (years.length > 0) {
    const filledYears = years.filter(({ index }) => filled(index));
    const fields = matchLabel(label.text)?.fields ?? [];
    return pastColumns(filledYears, fields, source.asOfYear)
      .slice(0, fields.includes('revenue') ? mostYears : 1)
      .map(({ index, year, folded }) => ({
        cell: cellAt(index),
        year,
        isCurrent: false,
        folded: folded.replace(/\d{4}/, ''),
      }));
  }
  const ofValues = columns.filter(({ folded, isPlanned }) => !isPlanned && valueHeaders.test(folded));
  const named = ofValues.find(({ index }) => filled(index));
  // A note beside an empty cell is not its value.
  if (ofValues.length > 0 && !named) return [];
  const next = row.cells.findIndex(({ text }, index) => index > labelIndex && text !== '');
  const index = named?.index ?? next;
  const column = columns[index];
  if (index < 0 || column?.isPlanned || (column && labelGuard(column.folded))) return [];
  // Several figures after a label and no header row: ambiguous, so none is taken.
  const figures = row.cells.filter((cell, at) => filled(at) && /^[-+€$(]*\s?\d/.test(cell.text)).length;
  if (!named && figures > 1 && columns.length === 0) return [];
  return [{ cell: cellAt(index), year: null, isCurrent: false, folded: column?.folded ?? '' }];
}

/** Extracts facts from a header row of labels above one row of values, or above the startup's row among others. */
function factsInColumns(rows: readonly Row[], source: Source, note: TableNote): Candidate[] | null {
  const headerIndex = labelRowIn(rows);
  const header = rows[headerIndex];
  if (!header) return rowsOfOthers(rows) && !startupColumns(rows) ? ownRows(rows, source, note) : null;
  const below = rows.slice(headerIndex + 1);
  const units = below.find(isRowOfUnits);
  const values = below.filter((row) => row !== units && row.cells.filter((cell) => cell.text).length > 1);
  if (values.length === 0 && rows.slice(0, headerIndex).every(({ cells }) => labelsIn(cells) === 0)) {
    source.remarks?.tables.add('headerOnly');
    return [];
  }
  const isList = values.length > 1;
  const [own] = isList ? values.filter(({ cells }) => cells.some(({ text }) => isOwnName(fold(text), source))) : values;
  if (!own && areStartups(header, values)) source.remarks?.tables.add('severalStartups');
  if (!own || values.some(({ cells }) => labelsIn(cells.slice(0, 1)) > 0 && !isList)) return isList ? [] : null;
  return factsUnder(header, own, source, note, units);
}

/** Whether a row has the unit of each column: '€', 'k€', '%'. */
function isRowOfUnits({ cells }: Row): boolean {
  const filled = cells.map(({ text }) => fold(text).trim()).filter((text) => /[^()[\]–—-]/.test(text));
  return filled.length > 0 && filled.every((text) => unitHeader.test(text) || isUnitAlone(text));
}

const entityHeader =
  /^(?:company|competitor|competitors|startup|player|empresa|competidor|competidores|compania|actor|name|nombre)$/;

function rowsOfOthers(rows: readonly Row[]): boolean {
  const [first, ...below] = rows;
  const labelled = below.filter(({ cells }) => labelsIn(cells.slice(0, 1)) > 0);
  return (
    first !== undefined &&
    labelled.length <= below.length / 2 &&
    first.cells.length > 2 &&
    entityHeader.test(fold(first.cells[0]?.text ?? '').trim()) &&
    rows.length > 2
  );
}

function ownRows(rows: readonly Row[], source: Source, note: TableNote): Candidate[] {
  const [header, ...rest] = rows;
  const own = rest.find(({ cells }) => isOwnName(fold(cells[0]?.text ?? ''), source));
  return header && own ? factsUnder(header, own, source, note) : [];
}

function factsUnder(header: Row, own: Row, source: Source, note: TableNote, units?: Row): Candidate[] {
  return header.cells.flatMap((label, index): Candidate[] => {
    const cell = own.cells[index];
    const unit = fold(units?.cells[index]?.text ?? '').replaceAll(/^[([]|[)\]]$/g, '');
    const words = withUnit(cell?.text ?? '', unit);
    const fact = words === '' ? null : factOf(label.text, words, source, { words: unit, note });
    return fact && cell ? [{ ...fact, cell: cell.ref, passage: own.passage, quote: own.passage.text }] : [];
  });
}
