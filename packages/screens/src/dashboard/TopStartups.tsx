import type { RelevantStartup } from '@aval/contract';
import { Card, CardHeader, EmptyState, ErrorPanel, Loading, openRow, Skeleton, TextLink } from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Telescope } from 'lucide-react';
import { useDeferredValue } from 'react';

import type { Loadable } from '../loading/Loadable.ts';
import * as styles from './dashboard.css.ts';
import type { PanelProps } from './panelProps.ts';
import { scoreScale } from './scoreScale.ts';
import { TopStartupRow } from './TopStartupRow.tsx';

const skeletonRows = Array.from({ length: 10 }, (_, index) => index);

interface TopStartupsProps extends PanelProps {
  /** Highest score first. */
  top: Loadable<readonly RelevantStartup[]>;
}

/** The ten startups with the highest score, each with its score history. */
export function TopStartups({ top: { data, failure, isFetching, retry }, paths, isRetryShared }: TopStartupsProps) {
  const { t } = useLingui();
  // Defer the rendering of a response, so that the page stays responsive.
  const startups = useDeferredValue(data);
  const scale = scoreScale((startups ?? []).map((startup) => startup.recent_scores));
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
      {!startups && !failure && (
        <Loading label={t`Loading startups`}>
          <ListHead />
          {skeletonRows.map((index) => (
            <div key={index} className={styles.row}>
              <span />
              <Skeleton shape="circle" width="2rem" height="2rem" />
              <div className={styles.skeletonLines}>
                <Skeleton width="30%" />
                <Skeleton width="90%" />
              </div>
              <div className={styles.history}>
                <Skeleton />
              </div>
              <div className={`${styles.verdict} ${styles.skeletonLines}`}>
                <Skeleton shape="block" width="6.5rem" height="1.5rem" />
                <Skeleton />
              </div>
            </div>
          ))}
        </Loading>
      )}
      {failure && (
        <div className={styles.message}>
          <ErrorPanel
            title={t`Error loading top startups`}
            message={failure.message}
            onRetry={isRetryShared ? undefined : retry}
            isRetrying={isFetching}
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
          <ListHead scale={scale} />
          {/* Keyboard users have the links in the rows. */}
          {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
          <ol className={styles.list} onClick={openRow}>
            {startups.map((startup, index) => (
              <TopStartupRow
                key={startup.id}
                startup={startup}
                href={paths.startup(startup.id)}
                rank={index + 1}
                scale={scale}
              />
            ))}
          </ol>
        </>
      )}
    </Card>
  );
}

interface ListHeadProps {
  /** Omitted while the scores load. */
  scale?: readonly [number, number];
}

function ListHead({ scale }: ListHeadProps) {
  const [low, high] = scale ?? [];
  return (
    <div className={styles.head} aria-hidden>
      <span className={styles.headName}>
        <Trans>Startup</Trans>
      </span>
      <span className={styles.history}>
        {scale && (
          <Trans>
            Last scores, {low}–{high}
          </Trans>
        )}
      </span>
      <span>
        <Trans>Investability</Trans>
      </span>
    </div>
  );
}
