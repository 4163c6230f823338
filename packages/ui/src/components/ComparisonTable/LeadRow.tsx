import * as styles from './ComparisonCells.css.ts';
import { RenderedCells } from './RenderedCells.tsx';
import { type RowActions, RowHead } from './RowHead.tsx';
import type { ComparisonColumn, ComparisonLead } from './types.ts';
import type { ColumnSpan } from './useIncrementalColumns.ts';

interface LeadRowProps {
  lead: ComparisonLead;
  columns: readonly ComparisonColumn[];
  drawn: ColumnSpan;
  actions: RowActions;
}

/** The row above all groups, with any content in its cells. */
export function LeadRow({ lead, columns, drawn, actions }: LeadRowProps) {
  return (
    <tr>
      <RowHead id={lead.id} label={lead.label} hint={lead.hint} isStrong isLead {...actions} />
      <RenderedCells columns={columns} drawn={drawn}>
        {(index) => <td className={styles.leadCell}>{lead.cells[index]}</td>}
      </RenderedCells>
    </tr>
  );
}
