import type { Action } from '@aval/contract';
import { type AreaId, formatScore } from '@aval/metrics';
import { Button } from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronRight, CirclePlus } from 'lucide-react';

import type { RecommendationRow } from '../selectors/recommendationRows.ts';
import { useAreaNames } from '../text/useAreaNames.ts';
import * as taking from './actions/actions.css.ts';
import type { ActionManagement } from './actions/TakenActions.ts';
import { TakenUp } from './actions/TakenUp.tsx';
import { AdviceDetails } from './AdviceDetails.tsx';
import * as styles from './detail.css.ts';
import * as parts from './Recommendations.css.ts';
import * as own from './score.css.ts';

interface RecommendationItemProps {
  row: RecommendationRow;
  isDimmed: boolean;
  onActiveChange: (area: AreaId | null) => void;
  /** Opens it in the what-if panel; null when it cannot be tried. */
  onOpen: (() => void) | null;
  /** What was planned for it, if somebody took it up. */
  action?: Action | undefined;
  /** How to change that. */
  manage?: ActionManagement | undefined;
  /** Takes it up; absent when that is not possible. */
  onTakeUp?: (() => void) | undefined;
}

/** One advice: its gain, what to do, and why, who does it and what would prove it. */
export function RecommendationItem({
  row,
  isDimmed,
  onActiveChange,
  onOpen,
  action,
  manage,
  onTakeUp,
}: RecommendationItemProps) {
  const { t } = useLingui();
  const names = useAreaNames();
  const { gain, share, group, text, why, area } = row;
  const who = action?.assignee ?? row.who;
  const proof = action?.proof ?? row.proof;
  const look = () => onActiveChange(area);
  const leave = () => onActiveChange(null);
  const hoverProps = { onPointerEnter: look, onPointerLeave: leave, onFocus: look, onBlur: leave };
  return (
    <li {...hoverProps} className={own.row} data-state={isDimmed ? 'dimmed' : undefined}>
      <span className={own.gain}>{gain === null ? '–' : `+${formatScore(gain)}`}</span>
      <svg className={own.track} aria-hidden width="100%" height={8}>
        <rect className={own.bar} width={`${share * 100}%`} height={8} rx={2} />
      </svg>
      <div className={parts.advice}>
        {onOpen ? (
          <button type="button" className={own.rowOpener} onClick={onOpen}>
            {text}
          </button>
        ) : (
          <span>{text}</span>
        )}
        {why !== null && <p className={parts.why}>{why}</p>}
        <div className={parts.foot}>
          <AdviceDetails who={who} proof={proof} />
          {onTakeUp && (
            <span className={taking.tools}>
              <Button
                size="small"
                variant="ghost"
                icon={CirclePlus}
                aria-label={t`Take up: ${text}`}
                onClick={onTakeUp}
              >
                <Trans>Take up</Trans>
              </Button>
            </span>
          )}
        </div>
        {action && <TakenUp action={action} manage={manage} />}
      </div>
      <span className={own.area}>
        {area && (
          <>
            <span className={styles.dot[area]} />
            {names[area]}
          </>
        )}
        {group === 'corporate' && t`Corporate`}
        {group === 'educational' && t`Educational`}
      </span>
      {onOpen && <ChevronRight aria-hidden className={own.chevron} />}
    </li>
  );
}
