import type { CalculationRecord } from '@aval/contract';
import type { Lens } from '@aval/metrics';
import { IconButton, LinkButton, SegmentedControl, Select, Skeleton } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { CalendarX2, History } from 'lucide-react';
import type { ReactNode } from 'react';

import { useDates } from '../../text/useDates.ts';
import { calculationKey } from '../calculationKey.ts';
import * as styles from '../detail.css.ts';
import { onlyWide } from './actions.css.ts';

interface DetailBarProps {
  /** The tabs of the page; omitted for users who see only one. */
  tabs?: ReactNode;
  lenses: readonly Lens[];
  lens: Lens;
  onLensChange: (lens: Lens) => void;
  /** Newest first. */
  calculations: readonly CalculationRecord[];
  chosen: CalculationRecord | undefined;
  /** Reserves space for the version select while the versions load. */
  isPending?: boolean | undefined;
  /** The key of a calculation, or null for the newest. */
  onVersionChange: (key: string | null) => void;
  /** Address of the evolution of the startup. */
  evolutionHref: string;
  /** Omitted for users who may not delete. */
  onDelete?: (() => void) | undefined;
}

/** Selects the calculation and the lens; renders nothing when there is no choice. */
export function DetailBar({
  tabs,
  lenses,
  lens,
  onLensChange,
  calculations,
  chosen,
  isPending = false,
  onVersionChange,
  evolutionHref,
  onDelete,
}: DetailBarProps) {
  const { t } = useLingui();
  const { time, timeZone } = useDates();
  const names: Record<Lens, string> = { general: t`General`, corporate: t`Corporate`, educational: t`Educational` };
  const hasLenses = lenses.length > 1 && chosen !== undefined;
  if (!tabs && !hasLenses && !chosen && !isPending) return null;
  const newest = calculations[0] && calculationKey(calculations[0].calculation_date);
  return (
    <div className={styles.bar}>
      {tabs}
      {hasLenses && (
        <SegmentedControl
          className={styles.lens}
          label={t`Lens`}
          options={lenses.map((value) => ({ value, label: names[value] }))}
          value={lens}
          onValueChange={onLensChange}
        />
      )}
      {isPending && <Skeleton shape="block" className={styles.placeholder} width="16rem" height="2.25rem" />}
      {chosen && (
        <div className={styles.version}>
          <Select
            className={styles.versions}
            keyWord={t`Calculation`}
            title={t`Times in ${timeZone}`}
            options={calculations.map(({ calculation_date: date }) => ({
              value: calculationKey(date),
              label: time(date),
            }))}
            value={calculationKey(chosen.calculation_date)}
            onValueChange={(key) => onVersionChange(key === newest ? null : key)}
          />
          {calculations.length > 1 && (
            <LinkButton href={evolutionHref} icon={History} className={onlyWide}>
              {t`View Evolution`}
            </LinkButton>
          )}
          {/* A different icon from the red bin of the startup nearby. */}
          {onDelete && <IconButton icon={CalendarX2} label={t`Delete calculation`} onClick={onDelete} />}
        </div>
      )}
    </div>
  );
}
