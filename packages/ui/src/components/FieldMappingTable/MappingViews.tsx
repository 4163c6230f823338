import { clsx } from 'clsx/lite';
import { memo } from 'react';

import { useTexts } from '../../texts/TextsContext.ts';
import * as styles from './FieldMappingTable.css.ts';
import {
  ConfidenceCell,
  type MappingCellProps,
  RemoveCell,
  SourceCell,
  TargetCell,
  TextCell,
} from './MappingCells.tsx';

interface MappingViewProps {
  label: string;
  cells: readonly MappingCellProps[];
}

/** The rows below a header, in small controls, which leave width to values and quotes. */
export function MappingTable({ label, cells }: MappingViewProps) {
  const texts = useTexts();
  const heads = {
    name: texts.mappingName,
    value: texts.mappingValue,
    source: texts.mappingSource,
    confidence: texts.mappingConfidence,
    target: texts.mappingTarget,
  } as const;
  return (
    <table className={styles.table} aria-label={label} data-density="compact">
      <thead>
        <tr>
          {(['name', 'value', 'source', 'confidence', 'target'] as const).map((id) => (
            <th key={id} scope="col" className={clsx(styles.headerCell, styles.column[id])}>
              {heads[id]}
            </th>
          ))}
          <th scope="col" className={clsx(styles.headerCell, styles.column.remove)}>
            <span className={styles.hidden}>{texts.remove}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {cells.map((props) => (
          <TableRow key={props.row.id} {...props} />
        ))}
      </tbody>
    </table>
  );
}

/** The rows as stacked blocks, for widths at which a table would scroll sideways. */
export function MappingBlocks({ label, cells }: MappingViewProps) {
  return (
    <ul aria-label={label}>
      {cells.map((props) => (
        <Block key={props.row.id} {...props} />
      ))}
    </ul>
  );
}

const TableRow = memo(function TableRow(props: MappingCellProps) {
  return (
    <>
      <tr>
        <td className={styles.cell}>
          <TextCell {...props} column="name" />
        </td>
        <td className={styles.cell}>
          <TextCell {...props} column="value" />
        </td>
        <td className={styles.cell}>
          <SourceCell {...props} />
        </td>
        <td className={styles.cell}>
          <ConfidenceCell {...props} />
        </td>
        <td className={styles.cell}>
          <TargetCell {...props} />
        </td>
        <td className={styles.cell}>
          <RemoveCell {...props} />
        </td>
      </tr>
      {props.note !== undefined && (
        <tr>
          <td colSpan={6} className={styles.noteCell}>
            {props.note}
          </td>
        </tr>
      )}
    </>
  );
});

const Block = memo(function Block(props: MappingCellProps) {
  return (
    <li className={styles.block}>
      <div className={styles.blockHead}>
        <TextCell {...props} column="name" hasPlaceholder />
        <RemoveCell {...props} />
      </div>
      <div className={styles.wide}>
        <TextCell {...props} column="value" hasPlaceholder />
      </div>
      <div className={styles.wide}>
        <TargetCell {...props} />
      </div>
      <SourceCell {...props} />
      <ConfidenceCell {...props} />
      {props.note !== undefined && <div className={styles.wide}>{props.note}</div>}
    </li>
  );
});
