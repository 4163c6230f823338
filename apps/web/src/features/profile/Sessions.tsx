import { Button, Card, CardHeader, ErrorPanel, Loading, Skeleton, useToast } from '@aval/ui';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';

import { endSession, ownSessions } from '../../api/account.ts';
import { messageOf } from '../../api/ApiError.ts';
import { useQuery } from '../../api/useQuery.ts';
import * as styles from './profile.css.ts';
import { SessionItem } from './SessionItem.tsx';

const rows = [0, 1];
const shownAtFirst = 5;

/** The user's sessions, which can be ended one by one, or all but the current one. */
export function Sessions() {
  const { t } = useLingui();
  const toast = useToast();
  const titleId = useId();
  const client = useQueryClient();
  const { data: sessions, error, refetch, isFetching } = useQuery(ownSessions);
  const [isExpanded, setExpanded] = useState(false);
  const others = sessions?.filter(({ current }) => !current) ?? [];
  const inOrder = [...(sessions?.filter(({ current }) => current) ?? []), ...others];
  const shown = isExpanded ? inOrder : inOrder.slice(0, shownAtFirst);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (ids: readonly string[]) => Promise.all(ids.map(endSession)),
    onSuccess: (_, ids) => toast.success(t`${plural(ids.length, { one: 'Session ended', other: '# sessions ended' })}`),
    onError: (failure) => toast.error(messageOf(failure, t`Error ending the session`)),
    onSettled: () => client.invalidateQueries({ queryKey: ownSessions.queryKey }),
  });
  const end = (ids: readonly string[]) => {
    if (!isPending) mutate(ids);
  };
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader
        titleId={titleId}
        title={t`Sessions`}
        description={t`Where you are signed in.`}
        tools={
          others.length > 1 && (
            <Button
              size="small"
              isLoading={isPending && variables.length > 1}
              onClick={() => end(others.map(({ id }) => id))}
            >
              <Trans>Sign out everywhere else</Trans>
            </Button>
          )
        }
      />
      {error && !sessions && (
        <ErrorPanel
          title={messageOf(error, t`Error loading sessions`)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {!error && !sessions && (
        <Loading label={t`Loading sessions`}>
          {rows.map((row) => (
            <div key={row} className={styles.session}>
              <Skeleton shape="circle" width="1.25rem" height="1.25rem" />
              <Skeleton width="60%" />
            </div>
          ))}
        </Loading>
      )}
      {sessions && (
        <ul className={styles.sessions}>
          {shown.map((session) => (
            <SessionItem
              key={session.id}
              session={session}
              isEnding={isPending && variables.length === 1 && variables[0] === session.id}
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
