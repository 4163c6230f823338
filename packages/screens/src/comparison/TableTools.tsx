import { BandLegend, SegmentedControl } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';

import type { ComparedGroup } from '../selectors/comparedMetrics.ts';
import * as styles from './compare.css.ts';
import type { CompareState } from './compareState.ts';
import { RowsMenu } from './portfolio/RowsMenu.tsx';

interface TableToolsProps {
  groups: readonly ComparedGroup[];
  state: CompareState;
  onChange: (part: Partial<CompareState>) => void;
  /** Whether cells show classes; off where they show changes instead. @default true */
  hasBands?: boolean;
}

/** The legend of a comparison, and the choice of visible rows. */
export function TableTools({ groups, state, onChange, hasBands = true }: TableToolsProps) {
  const { t } = useLingui();
  return (
    <div className={styles.toolbar}>
      {hasBands && <BandLegend />}
      <div className={styles.tools}>
        <RowsMenu groups={groups} hidden={state.hidden} onHiddenChange={(hidden) => onChange({ hidden })} />
        <SegmentedControl
          className={styles.grow}
          label={t`Rows shown`}
          options={[
            { value: 'all', label: t`All rows` },
            { value: 'differences', label: t`Differences` },
          ]}
          value={state.onlyDifferences ? 'differences' : 'all'}
          onValueChange={(value) => onChange({ onlyDifferences: value === 'differences' })}
        />
      </div>
    </div>
  );
}
