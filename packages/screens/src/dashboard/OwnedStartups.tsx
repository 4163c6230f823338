import type { StartupListItem } from '@aval/contract';
import { isUnverified } from '@aval/metrics';
import { Avatar, Card, CardHeader, InvestabilityBadge, TextLink } from '@aval/ui';
import { RangeBar } from '@aval/ui/charts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useDeferredValue } from 'react';

import { CoverageText } from '../text/CoverageText.tsx';
import * as styles from './dashboard.css.ts';
import type { DashboardPaths } from './panelProps.ts';

const shown = 4;

interface OwnedStartupsProps {
  /** The startups that the user owns or follows; undefined until they are known. */
  startups: readonly StartupListItem[] | undefined;
  paths: Pick<DashboardPaths, 'startup'>;
}

/** The startups that the user owns, with the coverage of each score; renders nothing when there are none. */
export function OwnedStartups({ startups, paths }: OwnedStartupsProps) {
  const { t } = useLingui();
  const owned = (useDeferredValue(startups) ?? [])
    .filter((startup) => startup.is_owner)
    .toSorted((a, b) => (b.IE_investability_score ?? -1) - (a.IE_investability_score ?? -1))
    .slice(0, shown);
  if (owned.length === 0) return null;
  return (
    <Card padding="none" className={styles.ownedCard}>
      <CardHeader title={t`Startups you own`} />
      {owned.map(({ id, name, range, coverage, evidenced, ...calculation }) => (
        <div key={id} className={styles.owned}>
          <div className={styles.ownedHead}>
            <Avatar name={name} size="medium" />
            <TextLink href={paths.startup(id)} className={styles.ownedName}>
              {name}
            </TextLink>
            <InvestabilityBadge
              score={calculation.IE_investability_score}
              level={calculation.IE_investability_level}
              isUnverified={isUnverified(coverage, evidenced)}
            />
          </div>
          {range && <RangeBar score={calculation.IE_investability_score} range={range} size="medium" label={name} />}
          {range && (
            <div className={styles.ownedFoot}>
              <span>
                <Trans>
                  Range {Math.round(range.low)}–{Math.round(range.high)}
                </Trans>
              </span>
              <span>
                <CoverageText coverage={coverage ?? 0} evidenced={evidenced} />
              </span>
            </div>
          )}
        </div>
      ))}
      <p className={styles.note}>
        <Trans>The blue bar shows uncertainty, not quality: it narrows as facts come in.</Trans>
      </p>
    </Card>
  );
}
