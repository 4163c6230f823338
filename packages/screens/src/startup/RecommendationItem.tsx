import { type AreaId, formatScore } from '@aval/metrics';
import { useLingui } from '@lingui/react/macro';
import { ChevronRight, FileCheck, type LucideIcon, User } from 'lucide-react';

import type { RecommendationRow } from '../selectors/recommendationRows.ts';
import { useAreaNames } from '../text/useAreaNames.ts';
import * as styles from './detail.css.ts';
import * as parts from './Recommendations.css.ts';
import * as own from './score.css.ts';

interface RecommendationItemProps {
  row: RecommendationRow;
  isDimmed: boolean;
  onActiveChange: (area: AreaId | null) => void;
  /** Opens it in the what-if panel; null when it cannot be tried. */
  onOpen: (() => void) | null;
}

/** One advice: its gain, what to do, and why, who does it and what would prove it. */
export function RecommendationItem({ row, isDimmed, onActiveChange, onOpen }: RecommendationItemProps) {
  const { t } = useLingui();
  const names = useAreaNames();
  const { gain, share, group, text, why, who, proof, area } = row;
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
        {(who !== null || proof !== null) && (
          <dl className={parts.details}>
            <Detail icon={User} term={t`Who does it`} text={who} />
            <Detail icon={FileCheck} term={t`What would prove it`} text={proof} />
          </dl>
        )}
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

interface DetailProps {
  icon: LucideIcon;
  term: string;
  text: string | null;
}

function Detail({ icon: Icon, term, text }: DetailProps) {
  if (text === null) return null;
  return (
    <div className={parts.detail}>
      <dt className={parts.detailTerm}>
        <Icon aria-hidden className={parts.detailIcon} />
        <span className={parts.termText}>{term}</span>
      </dt>
      <dd className={parts.detailText}>{text}</dd>
    </div>
  );
}
