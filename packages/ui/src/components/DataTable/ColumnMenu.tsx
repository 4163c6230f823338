import { Columns3 } from 'lucide-react';

import { useTexts } from '../../texts/TextsContext.ts';
import { Button } from '../Button/Button.tsx';
import { DropdownMenu } from '../DropdownMenu/DropdownMenu.tsx';
import { toggleRow } from './selectRows.ts';

interface ChoosableColumn {
  id: string;
  header: string;
  /** Names the row, so it is always shown. */
  isRowHeader?: boolean | undefined;
}

export interface ColumnMenuProps {
  /** Columns that may be hidden; row headers are not listed. */
  columns: readonly ChoosableColumn[];
  /** Ids of the hidden columns. */
  hidden: ReadonlySet<string>;
  /** Called with the ids of all hidden columns. */
  onHiddenChange: (hidden: ReadonlySet<string>) => void;
}

/** Menu that chooses the columns of a table. Pass the table `visibleColumns(columns, hidden)`. */
export function ColumnMenu({ columns, hidden, onHiddenChange }: ColumnMenuProps) {
  const texts = useTexts();
  return (
    <DropdownMenu
      trigger={<Button icon={Columns3}>{texts.columns}</Button>}
      entries={columns
        .filter((column) => !column.isRowHeader)
        .map((column) => ({
          kind: 'choice',
          id: column.id,
          label: column.header,
          isChecked: !hidden.has(column.id),
          keepsOpen: true,
          onSelect: () => onHiddenChange(toggleRow(hidden, column.id)),
        }))}
    />
  );
}

/** The visible columns; the row header is always among them. */
export function visibleColumns<Column extends ChoosableColumn>(
  columns: readonly Column[],
  hidden: ReadonlySet<string>,
): Column[] {
  return columns.filter((column) => column.isRowHeader || !hidden.has(column.id));
}
