import { assignInlineVars } from '@vanilla-extract/dynamic';
import { TriangleAlert, X } from 'lucide-react';
import { useId, type ChangeEvent, type ClipboardEvent, type ReactNode } from 'react';

import { fillText, useTexts } from '../../texts/TextsContext.ts';
import { Combobox } from '../Combobox/Combobox.tsx';
import { FieldError } from '../Field/Field.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { confidenceBand } from './confidenceBand.ts';
import type { MappingColumn } from './gridKeys.ts';
import * as styles from './MappingCells.css.ts';
import type { MappingEvent, MappingRow } from './mappingState.ts';
import { parseCells } from './parseCells.ts';

export interface MappingTarget {
  id: string;
  label: string;
  /** Its values are figures, aligned to the end. */
  isNumeric?: boolean | undefined;
  /** Heading in the list: the form section that it belongs to. */
  group?: string | undefined;
}

export interface MappingCellProps {
  row: MappingRow;
  /** From 1, among all rows. */
  number: number;
  targets: readonly MappingTarget[];
  taken: ReadonlyMap<string, number>;
  error: string | undefined;
  /** Whether its value no longer matches the document. */
  isRestated: boolean;
  /** What stands under the row. */
  note: ReactNode;
  dispatch: (event: MappingEvent) => void;
  onRemove: (row: MappingRow) => void;
  onSourceOpen: ((row: MappingRow) => void) | undefined;
}

/** Marks the element that the keyboard moves to. */
const at = (row: MappingRow, column: MappingColumn) => ({ 'data-cell': column, 'data-row': row.id });

interface TextCellProps extends MappingCellProps {
  column: 'name' | 'value';
  /** For a cell without a column header. */
  hasPlaceholder?: boolean | undefined;
}

/**
 * The extracted name or value, which wraps if it is a text; pasted spreadsheet cells fill the rows from here downwards.
 */
export function TextCell(props: TextCellProps) {
  const { row, number, targets, error, isRestated, dispatch, column, hasPlaceholder = false } = props;
  const texts = useTexts();
  const errorId = useId();
  const doubtId = useId();
  const ownError = column === 'value' ? error : undefined;
  const doubt = column === 'value' && !isRestated ? row.doubt : undefined;
  const describedBy = [ownError !== undefined && errorId, doubt !== undefined && doubtId].filter(Boolean).join(' ');
  const isNumeric = column === 'value' && targets.some((target) => target.id === row.target && target.isNumeric);
  const heading = column === 'name' ? texts.mappingName : texts.mappingValue;

  function handlePaste(event: ClipboardEvent) {
    const cells = parseCells(event.clipboardData.getData('text/plain'));
    if (cells === null) return;
    event.preventDefault();
    dispatch({ type: 'paste', id: row.id, column, cells });
  }

  const attributes = {
    ...at(row, column),
    'aria-label': fillText(texts.mappingCell, { column: heading, row: number }),
    'aria-invalid': ownError !== undefined || undefined,
    'aria-describedby': describedBy || undefined,
    placeholder: hasPlaceholder ? heading : undefined,
    value: row[column],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      dispatch({ type: 'edit', id: row.id, column, text: target.value }),
    onBlur: () => dispatch({ type: 'leave' }),
    onPaste: handlePaste,
  };

  return (
    <div className={styles.stack}>
      {isNumeric ? <TextInput {...attributes} className={styles.figures} /> : <TextArea {...attributes} rows={1} />}
      {ownError !== undefined && <FieldError id={errorId}>{ownError}</FieldError>}
      {doubt !== undefined && (
        <p id={doubtId} className={styles.doubt}>
          <TriangleAlert className={styles.doubtIcon} aria-hidden />
          {doubt}
        </p>
      )}
    </div>
  );
}

/** The quote from the document and its location. */
export function SourceCell({ row, number, isRestated, onSourceOpen }: MappingCellProps) {
  const texts = useTexts();
  const { source } = row;
  if (!source) return <span className={styles.nothing}>{texts.mappingNoSource}</span>;
  const { quote, place } = source;
  return (
    <div className={styles.stack}>
      <span className={styles.quote} title={quote}>{`«${quote}»`}</span>
      {place !== undefined &&
        (onSourceOpen ? (
          <button
            type="button"
            className={styles.place}
            aria-label={fillText(texts.mappingOpenSource, { place, row: number })}
            onClick={() => onSourceOpen(row)}
          >
            {place}
          </button>
        ) : (
          <span className={styles.nothing}>{place}</span>
        ))}
      {isRestated && <span className={styles.nothing}>{texts.mappingRestated}</span>}
    </div>
  );
}

/** How sure the extraction is. */
export function ConfidenceCell({ row }: MappingCellProps) {
  const { confidence } = row;
  if (confidence === null || confidence === undefined) return null;
  const percent = Math.round(Math.min(100, Math.max(0, confidence)));
  return (
    <span className={styles.confidence} data-state={confidenceBand(percent)}>
      <span aria-hidden className={styles.bar} style={assignInlineVars({ [styles.share]: `${percent}%` })} />
      {`${percent} %`}
    </span>
  );
}

/** The field that the value is mapped to; fields taken by another row show which one. */
export function TargetCell({ row, number, targets, taken, dispatch }: MappingCellProps) {
  const texts = useTexts();
  return (
    <Combobox
      {...at(row, 'target')}
      aria-label={fillText(texts.mappingCell, { column: texts.mappingTarget, row: number })}
      value={row.target ?? ''}
      options={[
        { value: '', label: texts.mappingNone },
        ...targets.map(({ id, label, group }) => {
          const holder = row.target === id ? undefined : taken.get(id);
          return holder === undefined
            ? { value: id, label, group }
            : {
                value: id,
                group,
                label: `${label} · ${fillText(texts.mappingTaken, { row: holder })}`,
                disabled: true,
              };
        }),
      ]}
      onValueChange={(target) => dispatch({ type: 'map', id: row.id, target: target === '' ? null : target })}
    />
  );
}

/** Removes the row; undo restores it. */
export function RemoveCell({ row, number, onRemove }: MappingCellProps) {
  const texts = useTexts();
  return (
    <IconButton
      {...at(row, 'remove')}
      icon={X}
      size="small"
      className={styles.remove}
      label={fillText(texts.mappingRemove, { row: number })}
      onClick={() => onRemove(row)}
    />
  );
}
