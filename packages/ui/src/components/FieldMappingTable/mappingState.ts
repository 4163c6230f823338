export interface MappingSource {
  /** The quote from the document. */
  quote: string;
  /** Location of the quote: 'p. 7', 'B12'. */
  place?: string | undefined;
}

export interface MappingRow {
  id: string;
  name: string;
  value: string;
  /** Id of the field that the value is mapped to, or null. */
  target: string | null;
  source?: MappingSource | null | undefined;
  /** 0-100, how sure the extraction is; null for rows added by hand. */
  confidence?: number | null | undefined;
  /** Why the extracted value is in doubt: shown below it until it is changed. */
  doubt?: string | undefined;
}

export interface MappingState {
  rows: readonly MappingRow[];
  /** Rows hidden while only mapped ones are shown. A row that loses its target in this view stays visible. */
  hidden: ReadonlySet<string> | null;
  past: readonly (readonly MappingRow[])[];
  future: readonly (readonly MappingRow[])[];
  /** The cell that the user is typing in and has not left yet; see `isBeingTyped`. */
  typing: string | null;
  /** The cell whose typing is the last undo step: further typing there extends that step. */
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

/** Maximum number of undo steps. */
const historyLength = 100;

/** The initial state of a mapping. */
export function startMapping(rows: readonly MappingRow[]): MappingState {
  return { rows, hidden: null, past: [], future: [], typing: null, step: null, nextId: 1 };
}

/** The visible rows, each with its number among all rows, from 1. */
export function visibleRows({
  rows,
  hidden,
}: Pick<MappingState, 'rows' | 'hidden'>): { row: MappingRow; number: number }[] {
  return rows.map((row, index) => ({ row, number: index + 1 })).filter(({ row }) => !hidden?.has(row.id));
}

/** Whether the user is typing in a cell: its text must not change until they leave it, and may be normalised then. */
export function isBeingTyped({ typing }: Pick<MappingState, 'typing'>, id: string, column: 'name' | 'value'): boolean {
  return typing === cellOf(id, column);
}

/** Which row, by number, has each target. */
export function takenTargets(rows: readonly MappingRow[]): ReadonlyMap<string, number> {
  const taken = new Map<string, number>();
  rows.forEach(({ target }, index) => {
    if (target !== null && !taken.has(target)) taken.set(target, index + 1);
  });
  return taken;
}

/** Reducer of the mapping. An event that changes nothing, or takes a target twice, returns the same state. */
export function mappingReducer(state: MappingState, event: MappingEvent): MappingState {
  switch (event.type) {
    case 'edit': {
      const cell = cellOf(event.id, event.column);
      const next = state.rows.map((row) =>
        row.id === event.id && row[event.column] !== event.text ? { ...row, [event.column]: event.text } : row,
      );
      const typed = commit(state, next, cell);
      // Typing the same text is not an undo step, but marks the cell as being typed.
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

/** Fills the visible rows downwards from a cell, and adds rows for the remaining lines. An empty line skips a row. */
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
