import type { RelevantStartup } from '@aval/contract';
import { formatChange } from '@aval/metrics';
import { Avatar, TextLink } from '@aval/ui';
import { Sparkline } from '@aval/ui/charts';
import { useLingui } from '@lingui/react/macro';

import { ScoreCell } from '../lists/ScoreCell.tsx';
import { truncate } from '../text/truncate.ts';
import * as styles from './dashboard.css.ts';
import { lastChange } from './scoreScale.ts';

const descriptionLength = 120;
const levelCuts = [60, 80];

interface TopStartupRowProps {
  startup: RelevantStartup;
  href: string;
  rank: number;
  scale: [number, number];
}

/** One of the top ten: name, description, score history and range. */
export function TopStartupRow({ startup, href, rank, scale }: TopStartupRowProps) {
  const { t } = useLingui();
  const { name, recent_scores: history } = startup;
  const change = lastChange(history);
  return (
    <li className={styles.row}>
      <span className={styles.rank}>{rank}</span>
      <Avatar name={name} />
      <div data-row-name>
        <TextLink href={href} className={styles.name}>
          {name}
        </TextLink>
        <p className={styles.description}>{truncate(startup.description, descriptionLength) ?? t`No description`}</p>
      </div>
      <div className={styles.history}>
        <Sparkline
          label={t`Last scores of ${name}`}
          values={history.map(({ score }) => score)}
          times={history.map(({ date }) => Date.parse(date))}
          domain={scale}
          cuts={levelCuts}
          tone="c1"
          size="medium"
        />
        {change !== null && <span>{formatChange(change)}</span>}
      </div>
      <div className={styles.verdict}>
        <ScoreCell startup={startup} />
      </div>
    </li>
  );
}
