import { Columns3 } from 'lucide-react';

import { useWords } from '../../words/WordsContext.ts';
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
  /** Columns that may be hidden; those that name a row are not among them. */
  columns: readonly ChoosableColumn[];
  /** Ids of the columns that are not shown. */
  hidden: ReadonlySet<string>;
  /** Called with the ids of all columns that are hidden now. */
  onHiddenChange: (hidden: ReadonlySet<string>) => void;
}

/** Which columns a table shows. Pass it `visibleColumns(columns, hidden)`. */
export function ColumnMenu({ columns, hidden, onHiddenChange }: ColumnMenuProps) {
  const words = useWords();
  return (
    <DropdownMenu
      trigger={<Button icon={Columns3}>{words.columns}</Button>}
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

/** The columns that are shown; the one that names the row always is. */
export function visibleColumns<Column extends ChoosableColumn>(
  columns: readonly Column[],
  hidden: ReadonlySet<string>,
): Column[] {
  return columns.filter((column) => column.isRowHeader || !hidden.has(column.id));
}
