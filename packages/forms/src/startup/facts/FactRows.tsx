import type { FactTable } from '@aval/contract';
import { Button, FormSection, IconButton } from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp, Plus, Trash2, Undo2 } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useFieldArray, useFormContext } from 'react-hook-form';

import { FieldContradictions } from '../../contradictions/FieldContradictions.tsx';
import { useFormsLocale } from '../../messages.ts';
import { controlIdAt, FactCell } from './FactInput.tsx';
import * as styles from './facts.css.ts';
import { useRemovedRows } from './removedRows.ts';

export interface FactRowsProps {
  /** The path of the list in the form. */
  path: string;
  title: string;
  description?: string | undefined;
  table: FactTable;
  /** Returns the name of a row: 'Member 2'. */
  rowName: (number: number) => string;
  addLabel: string;
  newRow: () => object;
  /** Additional cells before those of the table. */
  lead?: { heads: readonly string[]; renderCells: (rowPath: string, row: string) => ReactNode } | undefined;
  /** Called before a row is removed; returns a function that restores what was removed with it. */
  onRemove?: ((row: object) => (() => void) | undefined) | undefined;
  /** Shown when the list is empty. */
  emptyText: string;
}

/**
 * An editable list of facts: rows can be added, moved and removed by pointer or keyboard, and removed rows can be
 * restored.
 */
export function FactRows(props: FactRowsProps) {
  const { path, title, description, table, rowName, addLabel, newRow, lead, onRemove, emptyText } = props;
  const { t } = useLingui();
  const locale = useFormsLocale();
  const { control, getValues } = useFormContext();
  const rows = useFieldArray({ control, name: path, keyName: 'rowKey' });
  const removed = useRemovedRows(path);
  const undoButton = useRef<HTMLButtonElement>(null);
  const columns = Object.entries(table);
  const heads = [...(lead?.heads ?? []), ...columns.map(([, fact]) => fact.label[locale])];
  const last = removed.rows.at(-1);

  function focusRow(index: number, part: string) {
    document.getElementById(controlIdAt(`${path}.${index}.${part}`))?.focus();
  }

  function handleAdd() {
    flushSync(() => rows.append(newRow(), { shouldFocus: false }));
    const list = document.getElementById(controlIdAt(path));
    list?.querySelector<HTMLElement>('li:last-child :is(input, select)')?.focus();
  }

  function handleRemove(index: number) {
    const row: unknown = getValues(`${path}.${index}`);
    const held = typeof row === 'object' && row !== null ? { ...row } : {};
    flushSync(() => {
      removed.remember({ index, row: held, restore: onRemove?.(held) });
      rows.remove(index);
    });
    undoButton.current?.focus();
  }

  function handleUndo() {
    if (!last) return;
    flushSync(() => {
      rows.insert(Math.min(last.index, rows.fields.length), last.row, { shouldFocus: false });
      last.restore?.();
      removed.forgetLast();
    });
    focusRow(last.index, 'remove');
  }

  function handleMove(index: number, by: 1 | -1) {
    const target = index + by;
    if (target < 0 || target >= rows.fields.length) return;
    flushSync(() => rows.move(index, target));
    const isAtEnd = target === (by < 0 ? 0 : rows.fields.length - 1);
    focusRow(target, by < 0 === isAtEnd ? 'down' : 'up');
  }

  /** Alt with an arrow key moves the focused row. */
  function handleKeyDown(event: KeyboardEvent<HTMLLIElement>, index: number) {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    const target = index + (event.key === 'ArrowUp' ? -1 : 1);
    event.preventDefault();
    if (target < 0 || target >= rows.fields.length) return;
    const part = event.target instanceof HTMLElement ? event.target.id.split('-').at(-1) : undefined;
    flushSync(() => rows.move(index, target));
    focusRow(target, part ?? 'remove');
  }

  return (
    <FormSection level="group" title={title} description={description}>
      <div className={styles.list}>
        {rows.fields.length > 0 && (
          <div className={styles.heads} data-columns={heads.length} aria-hidden="true">
            {heads.map((head, index) => (
              <span key={`${head} ${index}`}>{head}</span>
            ))}
          </div>
        )}
        <ol id={controlIdAt(path)} className={styles.rows} aria-label={title}>
          {rows.fields.map((row, index) => {
            const name = rowName(index + 1);
            const rowPath = `${path}.${index}`;
            return (
              <li
                key={row.rowKey}
                className={styles.row}
                data-columns={heads.length}
                onKeyDownCapture={(event) => handleKeyDown(event, index)}
              >
                {lead?.renderCells(rowPath, name)}
                {columns.map(([id, fact]) => (
                  <FactCell key={id} path={`${rowPath}.${id}`} fact={fact} row={name} />
                ))}
                <div className={styles.tools}>
                  <IconButton
                    id={controlIdAt(`${rowPath}.up`)}
                    icon={ArrowUp}
                    size="small"
                    label={t`Move ${name} up`}
                    disabled={index === 0}
                    onClick={() => handleMove(index, -1)}
                  />
                  <IconButton
                    id={controlIdAt(`${rowPath}.down`)}
                    icon={ArrowDown}
                    size="small"
                    label={t`Move ${name} down`}
                    disabled={index === rows.fields.length - 1}
                    onClick={() => handleMove(index, 1)}
                  />
                  <IconButton
                    id={controlIdAt(`${rowPath}.remove`)}
                    icon={Trash2}
                    size="small"
                    label={t`Remove ${name}`}
                    onClick={() => handleRemove(index)}
                  />
                </div>
              </li>
            );
          })}
        </ol>
        {rows.fields.length === 0 && <p className={styles.empty}>{emptyText}</p>}
        <div className={styles.actions}>
          <Button size="small" icon={Plus} onClick={handleAdd}>
            {addLabel}
          </Button>
          {last && (
            <span className={styles.removed} role="status">
              <Trans>Removed {rowName(last.index + 1)}</Trans>
              <Button ref={undoButton} size="small" variant="ghost" icon={Undo2} onClick={handleUndo}>
                <Trans>Undo</Trans>
              </Button>
            </span>
          )}
        </div>
      </div>
      <FieldContradictions path={path} />
    </FormSection>
  );
}
