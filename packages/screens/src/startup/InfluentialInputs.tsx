import { fieldLabel } from '@aval/contract';
import type { EvaluatedField } from '@aval/metrics';
import { Trans } from '@lingui/react/macro';
import { ChevronRight } from 'lucide-react';
import { useMemo } from 'react';

import type { ScenarioBase } from '../selectors/scenario.ts';
import { useLocale } from '../text/useLocale.ts';
import * as own from './score.css.ts';
import { influentialInputs } from './whatIf/influentialInputs.ts';

interface InfluentialInputsProps {
  base: ScenarioBase;
  /** The maximum number of inputs. */
  count: number;
  onOpen: (field: EvaluatedField) => void;
}

/** The inputs that influence the score most, for startups with few recommendations. */
export function InfluentialInputs({ base, count, onOpen }: InfluentialInputsProps) {
  const locale = useLocale();
  const inputs = useMemo(() => influentialInputs(base), [base]).slice(0, count);
  if (inputs.length === 0) return null;
  return (
    <>
      <h3 className={own.influential}>
        <Trans>What the score depends on most</Trans>
      </h3>
      <ul className={own.list}>
        {inputs.map(({ field, from, to }) => (
          <li key={field} className={own.inputRow}>
            <button type="button" className={own.rowOpener} onClick={() => onOpen(field)}>
              {fieldLabel(field)[locale]}
            </button>
            <span className={own.reach}>
              <Trans>
                score {from} to {to}
              </Trans>
            </span>
            <ChevronRight aria-hidden className={own.chevron} />
          </li>
        ))}
      </ul>
    </>
  );
}
