import * as styles from './ComparisonTable.css.ts';
import { type RowActions, RowHead } from './RowHead.tsx';
import type { ComparisonColumn, ComparisonLead } from './types.ts';

interface LeadRowProps {
  lead: ComparisonLead;
  columns: readonly ComparisonColumn[];
  actions: RowActions;
}

/** The row above all groups, with whatever its cells hold. */
export function LeadRow({ lead, columns, actions }: LeadRowProps) {
  return (
    <tr>
      <RowHead id={lead.id} label={lead.label} hint={lead.hint} isStrong isLead {...actions} />
      {columns.map(({ id }, index) => (
        <td key={id} className={styles.leadCell}>
          {lead.cells[index]}
        </td>
      ))}
    </tr>
  );
}
