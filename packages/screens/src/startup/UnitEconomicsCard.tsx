import type { CalculationRecord } from '@aval/contract';
import type { Lens } from '@aval/metrics';
import { MetricCard } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';

import { unitEconomics } from './metricCards.ts';
import type { InfoSubject } from './useInfo.ts';

interface UnitEconomicsCardProps {
  calculation: CalculationRecord;
  lens: Lens;
  activeId: string | null;
  onActiveChange: (id: string | null) => void;
  onInfo: (subject: InfoSubject) => void;
}

/** Its id for highlighting, as a part of the financial area. */
const id = 'FEM_ltv_cac';

/** Lifetime value over acquisition cost, which is derived here and not stored. */
export function UnitEconomicsCard({ calculation, lens, onInfo, ...active }: UnitEconomicsCardProps) {
  const { t } = useLingui();
  const { activeId, onActiveChange } = active;
  const { value, benchmark, isMet, bullet } = unitEconomics(
    calculation.FEM_lifetime_value ?? null,
    calculation.FEM_customer_acquisition_cost ?? null,
    lens,
  );
  return (
    <MetricCard
      title={t`LTV/CAC`}
      value={value}
      {...(value !== null && { bullet })}
      verdict={isMet === null ? null : { isMet, text: t`at least ${benchmark}` }}
      source={
        value === null
          ? { kind: 'default', text: t`Both amounts are needed` }
          : { kind: 'calculated', text: t`Lifetime value ÷ acquisition cost` }
      }
      isActive={activeId === id}
      onActiveChange={(isActive) => onActiveChange(isActive ? id : null)}
      onInfo={() => onInfo('ltv_cac')}
    />
  );
}
