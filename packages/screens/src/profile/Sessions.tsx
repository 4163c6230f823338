import type { SessionRow } from '@aval/contract';
import { Button, Card, CardHeader, ErrorPanel, Loading, Skeleton } from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';

import { isPending, type Loadable } from '../loading/Loadable.ts';
import * as styles from './profile.css.ts';
import { SessionItem } from './SessionItem.tsx';

const rows = [0, 1];
const shownAtFirst = 5;

interface SessionsProps {
  sessions: Loadable<readonly SessionRow[]>;
  /** The sessions that are being ended. */
  endingIds: readonly string[];
  onEnd: (ids: readonly string[]) => void;
}

/** The user's sessions, which can be ended one by one, or all but the current one. */
export function Sessions({ sessions, endingIds, onEnd }: SessionsProps) {
  const { t } = useLingui();
  const titleId = useId();
  const { data, failure, isFetching, retry } = sessions;
  const [isExpanded, setExpanded] = useState(false);
  const others = data?.filter(({ current }) => !current) ?? [];
  const inOrder = [...(data?.filter(({ current }) => current) ?? []), ...others];
  const shown = isExpanded ? inOrder : inOrder.slice(0, shownAtFirst);
  const end = (ids: readonly string[]) => {
    if (endingIds.length === 0) onEnd(ids);
  };
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader
        titleId={titleId}
        title={t`Sessions`}
        description={t`Where you are signed in.`}
        tools={
          others.length > 1 && (
            <Button size="small" isLoading={endingIds.length > 1} onClick={() => end(others.map(({ id }) => id))}>
              <Trans>Sign out everywhere else</Trans>
            </Button>
          )
        }
      />
      {failure && !data && (
        <ErrorPanel title={failure.message || t`Error loading sessions`} onRetry={retry} isRetrying={isFetching} />
      )}
      {isPending(sessions) && (
        <Loading label={t`Loading sessions`}>
          {rows.map((row) => (
            <div key={row} className={styles.session}>
              <Skeleton shape="circle" width="1.25rem" height="1.25rem" />
              <Skeleton width="60%" />
            </div>
          ))}
        </Loading>
      )}
      {data && (
        <ul className={styles.sessions}>
          {shown.map((session) => (
            <SessionItem
              key={session.id}
              session={session}
              isEnding={endingIds.length === 1 && endingIds[0] === session.id}
              onEnd={(id) => end([id])}
            />
          ))}
        </ul>
      )}
      {inOrder.length > shownAtFirst && (
        <Button
          variant="ghost"
          size="small"
          aria-expanded={isExpanded}
          className={styles.moreSessions}
          onClick={() => setExpanded(!isExpanded)}
        >
          {isExpanded ? t`Show fewer sessions` : t`Show all ${inOrder.length} sessions`}
        </Button>
      )}
    </Card>
  );
}
