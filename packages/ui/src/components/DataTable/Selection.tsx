import { formatNumber } from '@aval/metrics';
import { X } from 'lucide-react';
import type { MouseEvent } from 'react';

import { fillText, useTexts } from '../../texts/TextsContext.ts';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import * as styles from './DataTable.css.ts';
import { selectionState, toggleRow, toggleRows } from './selectRows.ts';
import type { DataSelection } from './types.ts';

interface SelectRowProps<Row> {
  selection: DataSelection<Row>;
  row: Row;
  rowKey: string;
  /** Prints the name next to the checkbox, for use outside a row. */
  isNamed?: boolean | undefined;
}

/** Selects one row. */
export function SelectRow<Row>({ selection, row, rowKey, isNamed = false }: SelectRowProps<Row>) {
  const texts = useTexts();
  const name = fillText(texts.selectRowNamed, { name: selection.rowName(row) });
  return (
    <Checkbox
      aria-label={isNamed ? undefined : name}
      label={isNamed ? name : undefined}
      checked={selection.selected.has(rowKey)}
      onCheckedChange={() => selection.onSelectedChange(toggleRow(selection.selected, rowKey))}
    />
  );
}

interface SelectAllProps<Row> {
  selection: DataSelection<Row>;
  keys: readonly string[];
  /** Prints its name next to the checkbox, for use outside a column. */
  isNamed?: boolean | undefined;
}

/** Selects every visible row. */
export function SelectAll<Row>({ selection, keys, isNamed = false }: SelectAllProps<Row>) {
  const texts = useTexts();
  const state = selectionState(selection.selected, keys);
  return (
    <Checkbox
      aria-label={isNamed ? undefined : texts.selectAll}
      label={isNamed ? texts.selectAll : undefined}
      checked={state === 'some' ? 'indeterminate' : state === 'all'}
      onCheckedChange={() => selection.onSelectedChange(toggleRows(selection.selected, keys))}
    />
  );
}

/** How many rows are selected, on every page, and what can be done with them. */
export function SelectionBar<Row>({ selection }: { selection: DataSelection<Row> }) {
  const texts = useTexts();
  const { size } = selection.selected;

  function handleClear({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    // Clearing the selection removes the bar, and the focus with it.
    currentTarget.closest('[data-rows]')?.querySelector<HTMLElement>('[role="checkbox"]')?.focus();
    selection.onSelectedChange(new Set());
  }

  return (
    <div className={styles.selectionBar}>
      <span role="status" className={styles.selectionCount}>
        {size === 1 ? texts.selectedOne : fillText(texts.selected, { count: formatNumber(size) })}
      </span>
      {selection.actions}
      <Button size="small" variant="ghost" icon={X} onClick={handleClear}>
        {texts.clearSelection}
      </Button>
    </div>
  );
}
