export interface MappingSource {
  /** The words of the document. */
  quote: string;
  /** Where they stand: 'p. 7', 'B12'. */
  place?: string | undefined;
}

export interface MappingRow {
  id: string;
  name: string;
  value: string;
  /** Id of the field that the value goes into; null when into none. */
  target: string | null;
  source?: MappingSource | null | undefined;
  /** 0-100, how sure the extraction is; null for rows added by hand. */
  confidence?: number | null | undefined;
}

export interface MappingState {
  rows: readonly MappingRow[];
  /** Rows out of sight while only mapped ones show. A row that loses its target meanwhile stays where the person is. */
  hidden: ReadonlySet<string> | null;
  past: readonly (readonly MappingRow[])[];
  future: readonly (readonly MappingRow[])[];
  /** The cell that is typed in and not left yet; `isBeingTyped` asks for one. */
  typing: string | null;
  /** The cell whose typing is the last step: more of it belongs to that step, and is undone with it. */
  step: string | null;
  nextId: number;
}

export type MappingEvent =
  | { type: 'edit'; id: string; column: 'name' | 'value'; text: string }
  | { type: 'leave' }
  | { type: 'map'; id: string; target: string | null }
  | { type: 'add' }
  | { type: 'remove'; id: string }
  | { type: 'paste'; id: string; column: 'name' | 'value'; cells: readonly (readonly string[])[] }
  | { type: 'undo' }
  | { type: 'redo' }
  | { type: 'showMapped' }
  | { type: 'showAll' }
  | { type: 'restart'; rows: readonly MappingRow[] };

/** Steps that can be undone. */
const historyLength = 100;

/** The mapping as it comes from a document. */
export function startMapping(rows: readonly MappingRow[]): MappingState {
  return { rows, hidden: null, past: [], future: [], typing: null, step: null, nextId: 1 };
}

/** The rows in sight, each with its number among all rows, from 1. */
export function visibleRows({
  rows,
  hidden,
}: Pick<MappingState, 'rows' | 'hidden'>): { row: MappingRow; number: number }[] {
  return rows.map((row, index) => ({ row, number: index + 1 })).filter(({ row }) => !hidden?.has(row.id));
}

/** Whether somebody is typing in a cell: its text is theirs until they leave it, and may be shown as it is read then. */
export function isBeingTyped({ typing }: Pick<MappingState, 'typing'>, id: string, column: 'name' | 'value'): boolean {
  return typing === cellOf(id, column);
}

/** Which row, by number, holds each target. */
export function takenTargets(rows: readonly MappingRow[]): ReadonlyMap<string, number> {
  const taken = new Map<string, number>();
  rows.forEach(({ target }, index) => {
    if (target !== null && !taken.has(target)) taken.set(target, index + 1);
  });
  return taken;
}

/** Where a mapping goes with the next event. An event that changes nothing, or takes a target twice, gives the same state. */
export function mappingReducer(state: MappingState, event: MappingEvent): MappingState {
  switch (event.type) {
    case 'edit': {
      const cell = cellOf(event.id, event.column);
      const next = state.rows.map((row) =>
        row.id === event.id && row[event.column] !== event.text ? { ...row, [event.column]: event.text } : row,
      );
      const typed = commit(state, next, cell);
      // The same text once more is no step, but somebody is typing it.
      const isTyping = typed === state && state.typing !== cell && state.rows.some((row) => row.id === event.id);
      return isTyping ? { ...state, typing: cell } : typed;
    }
    case 'leave':
      return state.typing === null ? state : { ...state, typing: null };
    case 'map': {
      const holder = event.target === null ? undefined : state.rows.find((row) => row.target === event.target);
      if (holder !== undefined) return state;
      return commit(
        state,
        state.rows.map((row) =>
          row.id === event.id && row.target !== event.target ? { ...row, target: event.target } : row,
        ),
      );
    }
    case 'add':
      return commit({ ...state, nextId: state.nextId + 1 }, [...state.rows, emptyRow(state.nextId)]);
    case 'remove':
      return commit(
        state,
        state.rows.filter((row) => row.id !== event.id),
      );
    case 'paste':
      return paste(state, event);
    case 'undo':
      return travel(state, 'past', 'future');
    case 'redo':
      return travel(state, 'future', 'past');
    case 'showMapped':
      return { ...state, hidden: new Set(state.rows.filter((row) => row.target === null).map((row) => row.id)) };
    case 'showAll':
      return { ...state, hidden: null };
    default:
      return startMapping(event.rows);
  }
}

const cellOf = (id: string, column: 'name' | 'value'): string => `${id} ${column}`;

const emptyRow = (number: number): MappingRow => ({ id: `added-${number}`, name: '', value: '', target: null });

function commit(state: MappingState, rows: readonly MappingRow[], step: string | null = null): MappingState {
  const isSame = rows.length === state.rows.length && rows.every((row, index) => row === state.rows[index]);
  if (isSame) return state;
  const goesOn = step !== null && step === state.step;
  const past = goesOn ? state.past : [...state.past, state.rows].slice(-historyLength);
  return { ...state, rows, past, future: [], step, typing: step };
}

function travel(state: MappingState, from: 'past' | 'future', to: 'past' | 'future'): MappingState {
  const rows = state[from].at(-1);
  if (rows === undefined) return state;
  return {
    ...state,
    rows,
    [from]: state[from].slice(0, -1),
    [to]: [...state[to], state.rows],
    typing: null,
    step: null,
  };
}

const isEmpty = (texts: readonly string[]): boolean => texts.every((text) => text === '');

/** Fills the rows in sight downwards from a cell, and adds rows for what is left over. An empty line passes a row by. */
function paste(
  state: MappingState,
  { id, column, cells }: { id: string; column: 'name' | 'value'; cells: readonly (readonly string[])[] },
): MappingState {
  const seen = visibleRows(state).map(({ row }) => row.id);
  const start = seen.indexOf(id);
  if (start < 0) return state;
  const filled = (row: MappingRow, texts: readonly string[]): MappingRow => {
    if (isEmpty(texts)) return row;
    const [first = '', second] = texts;
    if (column === 'value') return { ...row, value: first };
    return { ...row, name: first, value: second ?? row.value };
  };
  const textsOf = new Map(cells.map((texts, index) => [seen[start + index], texts]));
  const added = cells
    .slice(seen.length - start)
    .filter((texts) => !isEmpty(texts))
    .map((texts, index) => filled(emptyRow(state.nextId + index), texts));
  const rows = state.rows.map((row) => {
    const texts = textsOf.get(row.id);
    return texts === undefined ? row : filled(row, texts);
  });
  return commit({ ...state, nextId: state.nextId + added.length }, [...rows, ...added]);
}
