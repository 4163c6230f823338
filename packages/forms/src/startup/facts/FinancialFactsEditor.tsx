import { capitalFacts, revenueFacts } from '@aval/contract';
import { useLingui } from '@lingui/react/macro';
import { useFormContext } from 'react-hook-form';

import { FactRows } from './FactRows.tsx';
import { FactSheet } from './FactSheet.tsx';

/** Revenue by year, debt and equity, and valuation. */
export function FinancialFactsEditor() {
  const { t } = useLingui();
  const { getValues } = useFormContext();
  return (
    <>
      <FactRows
        path="financials.revenue_history"
        title={t`Revenue history`}
        table={revenueFacts}
        rowName={(number) => t`Row ${number}`}
        addLabel={t`Add year`}
        newRow={() => ({ year: nextYear(getValues('financials.revenue_history')), revenue: null })}
        emptyText={t`No year has been added yet.`}
      />
      <FactSheet path="financials" title={t`Debt and equity`} table={capitalFacts} />
    </>
  );
}

/** The year after the last one of the list; null when the list is empty, or that year is in the future. */
function nextYear(rows: unknown): number | null {
  const years = (Array.isArray(rows) ? rows : []).flatMap((row: unknown) =>
    typeof row === 'object' && row !== null && 'year' in row && typeof row.year === 'number' ? [row.year] : [],
  );
  const next = Math.max(...years) + 1;
  return next > 0 && next <= new Date().getUTCFullYear() ? next : null;
}
