import type { Candidate, Source } from './Candidate.ts';
import { pastColumns } from './columnsOfTime.ts';
import { isOwnName, type Placed } from './context.ts';
import { fold } from './fold.ts';
import { labelGuard } from './guards.ts';
import { factOf } from './labelled.ts';
import { matchLabel } from './labels.ts';
import type { Cell } from './passages.ts';
import { isPeriodHead, type Period, periodOf } from './periods.ts';
import { type Standing, standingOf } from './standing.ts';
import { scaleIn } from './units.ts';

type Row = Placed & { cells: Cell[] };

/** Extracts facts from tables: a label and its value per row, a column per year, or a header row of labels. */
export function tableFacts(places: readonly Placed[], source: Source): Candidate[] {
  return tablesOf(places).flatMap((rows) => {
    const [first] = rows;
    if (!first || first.section === 'competition') return [];
    const tableScale = scaleNoteFor(places, first);
    return factsInColumns(rows, source, tableScale) ?? factsInRows(rows, source, tableScale);
  });
}

function tablesOf(places: readonly Placed[]): Row[][] {
  const tables = new Map<string, Row[]>();
  for (const place of places) {
    const { cells, table, page } = place.passage;
    if (!cells || !cells.some((cell) => cell.text)) continue;
    const key = `${page} ${table}`;
    const rows = tables.get(key) ?? [];
    rows.push({ ...place, cells });
    tables.set(key, rows);
  }
  return [...tables.values()];
}

const note = /\b(?:figures|amounts|values|data|all|in|cifras|importes|datos|cantidades|valores|en|expresad\w+)\b/;

/** Returns the scale that a note above a table gives to its bare amounts: 'Figures in thousands of euros'. */
function scaleNoteFor(places: readonly Placed[], first: Row): number {
  const index = places.findIndex(({ passage }) => passage === first.passage);
  for (const { passage } of places.slice(Math.max(0, index - 6), index + 1).toReversed()) {
    if (passage.page !== first.passage.page) break;
    const folded = fold(passage.text).trim();
    const isNote =
      folded.length < 90 && note.test(folded) && !/\d{2}/.test(folded.replaceAll(/\b(?:19|20)\d\d\b/g, ''));
    const bracketed = /\((?:in |en )?([^)]*)\)|^\s*([km]€|€[km]|€000)\b/.exec(folded);
    const scale = isNote ? scaleIn(folded) : bracketed ? scaleIn(bracketed[1] ?? bracketed[2] ?? '') : 1;
    if (scale > 1) return scale;
  }
  return 1;
}

interface Column extends Period {
  index: number;
  standing: Standing;
  folded: string;
}

function columnsOf(header: Row): Column[] {
  return header.cells.map(({ text }, index) => {
    const folded = fold(text);
    return { index, folded, standing: standingOf(folded), ...periodOf(folded) };
  });
}

function factsInRows(rows: readonly Row[], source: Source, tableScale: number): Candidate[] {
  let columns: Column[] = [];
  let scale = tableScale;
  return rows.flatMap((row) => {
    const [label] = row.cells.filter((cell) => cell.text);
    if (!label) return [];
    if (isHeader(row)) {
      columns = columnsOf(row);
      scale = scaleIn(columns[0]?.folded ?? '') > 1 ? scaleIn(columns[0]?.folded ?? '') : tableScale;
      return [];
    }
    if (row.section === 'forecast' && !columns.some(({ year }) => year !== null)) return [];
    return factsOfRow(row, label, columns, source, scale);
  });
}

const valueHeaders =
  /^(?:value|amount|figure|data|answer|response|valor|importe|dato|datos|cifra|respuesta|cantidad|detalle|detail|current|actual|hoy|today)$/;
const labelHeaders =
  /^(?:item|metric|concept|indicator|field|question|kpi|category|parameter|variable|concepto|indicador|campo|pregunta|metrica|partida|magnitud|apartado|dato|linea|account|cuenta)\b/;

const yearHead = /^[a-z. ]{0,15}(?:19|20)\d\d(?!\d)[^\d]{0,25}$/;

function isHeader({ cells }: Row): boolean {
  const folded = cells.map(({ text }) => fold(text).trim());
  const [first = '', ...rest] = folded;
  const years = rest.filter((text) => isPeriodHead(text) || yearHead.test(text));
  return (
    years.length >= 2 ||
    (years.length === 1 && matchLabel(first) === null && rest.every((text) => text.length < 40)) ||
    (labelHeaders.test(first) && rest.some((text) => text !== '')) ||
    rest.some((text) => valueHeaders.test(text) && matchLabel(first) === null) ||
    rest.filter((text) => standingOf(text) !== 'said').length > 0
  );
}

function factsOfRow(
  row: Row,
  label: Cell,
  columns: readonly Column[],
  source: Source,
  tableScale: number,
): Candidate[] {
  if (!matchLabel(label.text) || labelGuard(fold(label.text))) return [];
  const chosen = valueColumns(row, label, columns, source);
  const unitColumn = columns.find(({ folded }) =>
    /^(?:unit|units|unidad|unidades|ud|measure|medida|currency|moneda)$/.test(folded),
  );
  const unit = fold(unitColumn ? (row.cells[unitColumn.index]?.text ?? '') : '');
  for (const { cell, year, isCurrent, folded } of chosen) {
    const words = isRowOfShares(row) ? shareShown(cell.text) : withUnit(cell.text, unit);
    const fact = factOf(label.text, words, source, { words: `${unit} ${folded}`, tableScale });
    if (fact) {
      const when = { year: year ?? fact.year, isCurrent: isCurrent || fact.isCurrent };
      return [{ ...fact, ...when, cell: cell.ref, passage: row.passage, quote: row.passage.text }];
    }
    if (year === null) break;
  }
  return [];
}

/** Whether a row has fractions, as sheets store percentages: several figures between -2 and 2, none an integer. */
function isRowOfShares({ cells }: Row): boolean {
  const figures = cells.flatMap(({ text }) => (/^-?\d+(?:\.\d+)?$/.test(text) ? [Number(text)] : []));
  return figures.length > 1 && figures.every((figure) => !Number.isInteger(figure) && Math.abs(figure) < 2);
}

function shareShown(text: string): string {
  return /^-?\d+\.\d+$/.test(text) ? `${Number((Number(text) * 100).toPrecision(12))} %` : text;
}

function withUnit(text: string, unit: string): string {
  const isBare = /^[-+]?[\d.,\s]+$/.test(text);
  return isBare && /^(?:%|\/ ?5|months?|meses|years?|anos?)$/.test(unit) ? `${text} ${unit}` : text;
}

/** Returns the cell with the value: verified, current, of the latest past period, or first after the label; or none. */
function valueColumns(row: Row, label: Cell, columns: readonly Column[], source: Source) {
  const labelIndex = row.cells.indexOf(label);
  const filled = (index: number) => index > labelIndex && (row.cells[index]?.text ?? '') !== '';
  const cellAt = (index: number) => row.cells[index] ?? { text: '', ref: null };
  const checked = columns.find(({ index, standing }) => standing === 'checked' && filled(index));
  const today = columns.find(({ index, isCurrent }) => isCurrent && filled(index));
  const best = checked ?? today;
  if (best) return [{ cell: cellAt(best.index), year: null, isCurrent: best.isCurrent, folded: best.folded }];
  const years = columns.filter((column) => column.year !== null);
  if (years.length > 0) {
    const filledYears = years.filter(({ index }) => filled(index));
    return pastColumns(filledYears, matchLabel(label.text)?.fields ?? [], source.asOfYear)
      .slice(0, 1)
      .map(({ index, year, folded }) => ({
        cell: cellAt(index),
        year,
        isCurrent: false,
        folded: folded.replace(/\d{4}/, ''),
      }));
  }
  const named = columns.find(
    ({ index, folded, isPlanned }) => !isPlanned && valueHeaders.test(folded) && filled(index),
  );
  const next = row.cells.findIndex((_, index) => filled(index));
  const index = named?.index ?? next;
  const column = columns[index];
  if (index < 0 || column?.isPlanned || (column && labelGuard(column.folded))) return [];
  // Several figures after a label and no header row: ambiguous, so none is taken.
  const figures = row.cells.filter((cell, at) => filled(at) && /^[-+€$(]*\s?\d/.test(cell.text)).length;
  if (!named && figures > 1 && columns.length === 0) return [];
  return [{ cell: cellAt(index), year: null, isCurrent: false, folded: column?.folded ?? '' }];
}

/** Extracts facts from a header row of labels above one row of values, or above the startup's row among others. */
function factsInColumns(rows: readonly Row[], source: Source, tableScale: number): Candidate[] | null {
  const headerIndex = rows.findIndex(
    ({ cells }) => labelsIn(cells) >= Math.max(3, cells.filter((cell) => cell.text).length * 0.5),
  );
  const header = rows[headerIndex];
  if (!header) return rowsOfOthers(rows) ? ownRows(rows, source, tableScale) : null;
  const values = rows.slice(headerIndex + 1).filter(({ cells }) => cells.filter((cell) => cell.text).length > 1);
  const isList = values.length > 1;
  const [own] = isList ? values.filter(({ cells }) => cells.some(({ text }) => isOwnName(fold(text), source))) : values;
  if (!own || values.some(({ cells }) => labelsIn(cells.slice(0, 1)) > 0 && !isList)) return isList ? [] : null;
  return factsUnder(header, own, source, tableScale);
}

function labelsIn(cells: readonly Cell[]): number {
  return cells.filter(({ text }) => text !== '' && !/^\d+$/.test(text) && matchLabel(text) !== null).length;
}

const entityHeader =
  /^(?:company|competitor|competitors|startup|player|empresa|competidor|competidores|compania|actor|name|nombre)$/;

function rowsOfOthers(rows: readonly Row[]): boolean {
  const [first] = rows;
  return (
    first !== undefined &&
    first.cells.length > 2 &&
    entityHeader.test(fold(first.cells[0]?.text ?? '').trim()) &&
    rows.length > 2
  );
}

function ownRows(rows: readonly Row[], source: Source, tableScale: number): Candidate[] {
  const [header, ...rest] = rows;
  const own = rest.find(({ cells }) => isOwnName(fold(cells[0]?.text ?? ''), source));
  return header && own ? factsUnder(header, own, source, tableScale) : [];
}

function factsUnder(header: Row, own: Row, source: Source, tableScale: number): Candidate[] {
  return header.cells.flatMap((label, index): Candidate[] => {
    const cell = own.cells[index];
    const fact = cell && cell.text ? factOf(label.text, cell.text, source, { tableScale }) : null;
    return fact && cell ? [{ ...fact, cell: cell.ref, passage: own.passage, quote: own.passage.text }] : [];
  });
}
