import { formatPercent } from '@aval/metrics';
import { Avatar, Card, CardHeader, InvestabilityBadge, TextLink } from '@aval/ui';
import { RangeBar } from '@aval/ui/charts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useDeferredValue } from 'react';

import { myStartups } from '../../api/dashboard.ts';
import { useQuery } from '../../api/useQuery.ts';
import { paths } from '../../paths.ts';
import * as styles from './dashboard.css.ts';

const shown = 4;

/** The startups that the user owns, with the coverage of each score; renders nothing when there are none. */
export function OwnedStartups() {
  const { t } = useLingui();
  const { data } = useQuery(myStartups);
  const owned = (useDeferredValue(data) ?? [])
    .filter((startup) => startup.is_owner)
    .toSorted((a, b) => (b.IE_investability_score ?? -1) - (a.IE_investability_score ?? -1))
    .slice(0, shown);
  if (owned.length === 0) return null;
  return (
    <Card padding="none" className={styles.ownedCard}>
      <CardHeader title={t`Startups you own`} />
      {owned.map(({ id, name, range, coverage, IE_investability_score: score, IE_investability_level: level }) => (
        <div key={id} className={styles.owned}>
          <div className={styles.ownedHead}>
            <Avatar name={name} size="medium" />
            <TextLink href={paths.startup(id)} className={styles.ownedName}>
              {name}
            </TextLink>
            <InvestabilityBadge score={score} level={level} />
          </div>
          {range && <RangeBar score={score} range={range} size="medium" label={name} />}
          {range && (
            <div className={styles.ownedFoot}>
              <span>
                <Trans>
                  Range {Math.round(range.low)}–{Math.round(range.high)}
                </Trans>
              </span>
              <span>
                <Trans>Coverage {formatPercent((coverage ?? 0) * 100, 0)}</Trans>
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
