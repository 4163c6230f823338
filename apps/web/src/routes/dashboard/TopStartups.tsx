import { Card, CardHeader, EmptyState, ErrorPanel, Loading, Skeleton, TextLink } from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Telescope } from 'lucide-react';
import { useDeferredValue } from 'react';

import { messageOf } from '../../api/ApiError.ts';
import { topRelevant } from '../../api/dashboard.ts';
import { useQuery } from '../../api/useQuery.ts';
import { paths } from '../../paths.ts';
import * as styles from './dashboard.css.ts';
import { scoreScale } from './scoreScale.ts';
import { TopStartupRow } from './TopStartupRow.tsx';

const skeletonRows = Array.from({ length: 10 }, (_, index) => index);

/** The ten startups with the highest score, each with where its score came from. */
export function TopStartups() {
  const { t } = useLingui();
  const { data, error, refetch, isRefetching } = useQuery(topRelevant);
  // An answer is drawn in pieces, between which the page can be used.
  const startups = useDeferredValue(data);
  const scale = scoreScale((startups ?? []).map((startup) => startup.recent_scores));
  const [low, high] = scale;
  return (
    <Card padding="none" className={styles.top}>
      <CardHeader
        title={t`Top 10 Most Relevant Startups`}
        tools={
          <TextLink href={paths.startups} variant="action">
            <Trans>Browse all</Trans>
          </TextLink>
        }
      />
      {!startups && !error && (
        <Loading label={t`Loading startups`}>
          {skeletonRows.map((index) => (
            <div key={index} className={styles.row}>
              <span />
              <Skeleton shape="circle" width="2rem" height="2rem" />
              <div>
                <Skeleton width="30%" />
                <Skeleton width="90%" />
              </div>
            </div>
          ))}
        </Loading>
      )}
      {error && (
        <div className={styles.message}>
          <ErrorPanel
            title={messageOf(error, t`Error loading top startups`)}
            onRetry={() => void refetch()}
            isRetrying={isRefetching}
          />
        </div>
      )}
      {startups?.length === 0 && (
        <div className={styles.message}>
          <EmptyState
            icon={Telescope}
            title={t`No relevant startups found`}
            description={t`The list fills as soon as a startup is evaluated.`}
          />
        </div>
      )}
      {startups && startups.length > 0 && (
        <>
          <div className={styles.head} aria-hidden>
            <span className={styles.headName}>
              <Trans>Startup</Trans>
            </span>
            <span>
              <Trans>
                Last scores, {low}–{high}
              </Trans>
            </span>
            <span>
              <Trans>Investability</Trans>
            </span>
          </div>
          <ol className={styles.list}>
            {startups.map((startup, index) => (
              <TopStartupRow key={startup.id} startup={startup} rank={index + 1} scale={scale} />
            ))}
          </ol>
        </>
      )}
    </Card>
  );
}
