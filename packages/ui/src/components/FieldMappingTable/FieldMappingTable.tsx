import { clsx } from 'clsx/lite';
import { Eye, Plus, Redo2, Undo2 } from 'lucide-react';
import { useCallback, useId, useRef, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';

import { fillText, useTexts } from '../../texts/TextsContext.ts';
import { Button } from '../Button/Button.tsx';
import { useIsNarrow } from '../DataTable/useIsNarrow.ts';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './FieldMappingTable.css.ts';
import { mappingColumns, moveInGrid } from './gridKeys.ts';
import type { MappingTarget } from './MappingCells.tsx';
import { type MappingEvent, type MappingRow, type MappingState, visibleRows } from './mappingState.ts';
import { MappingBlocks, MappingTable } from './MappingViews.tsx';
import { useTakenTargets } from './useTakenTargets.ts';

export interface FieldMappingTableProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** Heading of the section and name of the table. */
  title: string;
  /**
   * From `useReducer(mappingReducer, rows, startMapping)`; the parent reads `state.rows` to save them. It may pass a
   * normalised value, except while `isBeingTyped` reports that the user is typing it.
   */
  state: MappingState;
  /** From the same `useReducer`; receives every edit and every blur. */
  dispatch: (event: MappingEvent) => void;
  /** The fields that a value can be mapped to, each once. */
  targets: readonly MappingTarget[];
  /** What is wrong with a row's value, by the row's id. */
  errors?: Readonly<Record<string, string>> | undefined;
  /** Ids of the rows whose value no longer matches the document, so that its quote no longer applies. */
  restated?: ReadonlySet<string> | undefined;
  /** What stands under a row, by the row's id: it concerns the row and others. */
  notes?: ReadonlyMap<string, ReactNode> | undefined;
  /** Called to open the source of a row in the document; without it the location is plain text. */
  onSourceOpen?: ((row: MappingRow) => void) | undefined;
  /** Next to the title, such as the choice of the document. */
  tools?: ReactNode;
  /** Whether the footer counts the mapped rows; false when the parent shows the count. */
  hasCount?: boolean | undefined;
}

/** Width of the table in px under which rows become blocks. */
const blocksUnder = 768;

const isText = (control: unknown): control is HTMLInputElement | HTMLTextAreaElement =>
  control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;

const lineOf = (control: HTMLElement) => Number.parseFloat(getComputedStyle(control).lineHeight);

function cellsOf(frame: HTMLElement | null, column: number): HTMLElement[] {
  return [...(frame?.querySelectorAll<HTMLElement>(`[data-cell="${mappingColumns[column]}"]`) ?? [])];
}

/** Values extracted from a document, and the fields that they are mapped to. */
export function FieldMappingTable({
  title,
  state,
  dispatch,
  targets,
  errors = {},
  restated,
  notes,
  onSourceOpen,
  tools,
  hasCount = true,
  className,
  ...rest
}: FieldMappingTableProps) {
  const texts = useTexts();
  const titleId = useId();
  const [frame, isNarrow] = useIsNarrow<HTMLDivElement>(blocksUnder);
  const addButton = useRef<HTMLButtonElement>(null);
  const undoButton = useRef<HTMLButtonElement>(null);
  const redoButton = useRef<HTMLButtonElement>(null);
  const shown = visibleRows(state);
  const taken = useTakenTargets(state.rows);
  const focusCell = useCallback(
    (row: number, column: number): void => {
      const control = cellsOf(frame.current, column)[row];
      control?.focus();
      if (isText(control)) control.select();
    },
    [frame],
  );

  function add() {
    flushSync(() => dispatch({ type: 'add' }));
    focusCell(shown.length, 0);
  }

  // Memoised, because a new function would re-render every row on every key press.
  const remove = useCallback(
    ({ id }: MappingRow) => {
      const column = mappingColumns.indexOf('remove');
      const before = cellsOf(frame.current, column);
      const index = before.findIndex((control) => control.dataset['row'] === id);
      flushSync(() => dispatch({ type: 'remove', id }));
      if (before.length === 1) addButton.current?.focus();
      else focusCell(Math.min(index, before.length - 2), column);
    },
    [dispatch, focusCell, frame],
  );

  /** Undo and redo may remove the focused row or disable the pressed button. */
  function travel(type: 'undo' | 'redo') {
    const held = document.activeElement;
    const column = mappingColumns.findIndex((id) => id === held?.getAttribute('data-cell'));
    const index = cellsOf(frame.current, column).findIndex((control) => control === held);
    flushSync(() => dispatch({ type }));
    if (held?.isConnected && !held.matches(':disabled')) return;
    const last = cellsOf(frame.current, column).length - 1;
    if (last >= 0) focusCell(Math.min(index, last), column);
    else (type === 'undo' ? redoButton : undoButton).current?.focus();
  }

  const cells = shown.map(({ row, number }) => ({
    row,
    number,
    targets,
    taken,
    error: errors[row.id],
    isRestated: restated?.has(row.id) ?? false,
    note: notes?.get(row.id),
    dispatch,
    onRemove: remove,
    onSourceOpen,
  }));

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { key, shiftKey, altKey } = event;
    const ctrlKey = event.ctrlKey || event.metaKey;
    if (event.defaultPrevented) return;
    // The text fields of a note have an undo of their own.
    if (isText(event.target) && event.target.dataset['cell'] === undefined) return;
    if (ctrlKey && (key.toLowerCase() === 'z' || key.toLowerCase() === 'y')) {
      event.preventDefault();
      travel(key.toLowerCase() === 'y' || shiftKey ? 'redo' : 'undo');
      return;
    }
    const control = event.target instanceof HTMLElement ? event.target : null;
    const column = mappingColumns.findIndex((id) => id === control?.dataset['cell']);
    const row = shown.findIndex((one) => one.row.id === control?.dataset['row']);
    if (column < 0 || row < 0) return;
    const caret = isText(control)
      ? { isAtStart: control.selectionStart === 0, isAtEnd: control.selectionEnd === control.value.length }
      : null;
    const isWrapped = control instanceof HTMLTextAreaElement && control.clientHeight > lineOf(control) * 2;
    const hasList = control?.role === 'combobox' || control?.getAttribute('role') === 'combobox';
    const next = moveInGrid(
      { row, column },
      { key, ctrlKey, shiftKey, altKey, caret, isWrapped, hasList },
      shown.length,
    );
    if (next === null) return;
    event.preventDefault();
    focusCell(next.row, next.column);
  }

  const isFiltered = state.hidden !== null;
  const hiddenCount = state.rows.length - shown.length;
  const hiddenWords =
    hiddenCount === 1 ? texts.mappingHiddenOne : fillText(texts.mappingHidden, { count: hiddenCount });
  const mapped = state.rows.filter((row) => row.target !== null).length;
  const counted = [
    hasCount ? fillText(texts.mappingCount, { count: mapped, total: state.rows.length }) : null,
    hiddenCount > 0 ? hiddenWords : null,
  ].filter((text) => text !== null);
  return (
    <section
      aria-labelledby={titleId}
      {...rest}
      className={clsx(styles.root, className)}
      onKeyDownCapture={handleKeyDown}
    >
      <div className={styles.toolbar}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {tools}
        <div className={styles.tools}>
          <IconButton
            ref={undoButton}
            icon={Undo2}
            size="small"
            label={texts.mappingUndo}
            aria-keyshortcuts="Control+Z"
            disabled={state.past.length === 0}
            onClick={() => travel('undo')}
          />
          <IconButton
            ref={redoButton}
            icon={Redo2}
            size="small"
            label={texts.mappingRedo}
            aria-keyshortcuts="Control+Shift+Z"
            disabled={state.future.length === 0}
            onClick={() => travel('redo')}
          />
          <Button size="small" icon={Eye} onClick={() => dispatch({ type: isFiltered ? 'showAll' : 'showMapped' })}>
            {isFiltered ? texts.mappingAll : texts.mappingMappedOnly}
          </Button>
          <Button ref={addButton} size="small" icon={Plus} onClick={add}>
            {texts.mappingAdd}
          </Button>
        </div>
      </div>
      <div className={styles.card}>
        <div ref={frame}>
          {shown.length === 0 ? (
            <div className={styles.message}>
              <EmptyState title={state.rows.length === 0 ? texts.mappingEmpty : texts.mappingNoneShown} />
            </div>
          ) : isNarrow ? (
            <MappingBlocks label={title} cells={cells} />
          ) : (
            <MappingTable label={title} cells={cells} />
          )}
        </div>
        {state.rows.length > 0 && counted.length > 0 && (
          <p role="status" data-density={isNarrow ? undefined : 'compact'} className={styles.footer}>
            {counted.join(' · ')}
          </p>
        )}
      </div>
    </section>
  );
}
