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
  /** The cell that is being typed in: typing is undone as one step. */
  typing: string | null;
  nextId: number;
}

export type MappingEvent =
  | { type: 'edit'; id: string; column: 'name' | 'value'; text: string }
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
  return { rows, hidden: null, past: [], future: [], typing: null, nextId: 1 };
}

/** The rows in sight, each with its number among all rows, from 1. */
export function visibleRows({
  rows,
  hidden,
}: Pick<MappingState, 'rows' | 'hidden'>): { row: MappingRow; number: number }[] {
  return rows.map((row, index) => ({ row, number: index + 1 })).filter(({ row }) => !hidden?.has(row.id));
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
      const cell = `${event.id} ${event.column}`;
      const next = state.rows.map((row) =>
        row.id === event.id && row[event.column] !== event.text ? { ...row, [event.column]: event.text } : row,
      );
      return commit(state, next, cell);
    }
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

const emptyRow = (number: number): MappingRow => ({ id: `added-${number}`, name: '', value: '', target: null });

function commit(state: MappingState, rows: readonly MappingRow[], typing: string | null = null): MappingState {
  const isSame = rows.length === state.rows.length && rows.every((row, index) => row === state.rows[index]);
  if (isSame) return state;
  const goesOn = typing !== null && typing === state.typing;
  const past = goesOn ? state.past : [...state.past, state.rows].slice(-historyLength);
  return { ...state, rows, past, future: [], typing };
}

function travel(state: MappingState, from: 'past' | 'future', to: 'past' | 'future'): MappingState {
  const rows = state[from].at(-1);
  if (rows === undefined) return state;
  return { ...state, rows, [from]: state[from].slice(0, -1), [to]: [...state[to], state.rows], typing: null };
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
