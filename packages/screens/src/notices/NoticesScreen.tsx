import type { Notice } from '@aval/contract';
import {
  Button,
  Card,
  EmptyState,
  ErrorPanel,
  LinkButton,
  Loading,
  PageHeader,
  Pagination,
  Skeleton,
  TextLink,
} from '@aval/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Bell, CheckCheck } from 'lucide-react';
import type { MouseEvent } from 'react';

import { page } from '../layout/page.css.ts';
import { isPending, type Loadable } from '../loading/Loadable.ts';
import { useDates } from '../text/useDates.ts';
import { useLocale } from '../text/useLocale.ts';
import { useNow } from '../text/useNow.ts';
import { type NoticeDay, noticeDays } from './noticeDays.ts';
import { NoticeItem } from './NoticeItem.tsx';
import * as styles from './notices.css.ts';

export interface NoticesScreenProps {
  /** The page that is shown, from 1. */
  shownPage: number;
  onPageChange: (page: number) => void;
  /** The page does not exist, and is about to be replaced by the last one. */
  isBeyondLast: boolean;
  notices: Loadable<{ notices: readonly Notice[]; pages: number }>;
  /** The ids of the notices that are marked as unread. */
  marked: ReadonlySet<number>;
  /** Takes the marks off. */
  onAllRead: () => void;
  paths: { startups: string; profile: string };
}

const minute = 60_000;

/** What happened to the startups that the user follows, owns or created, by day. */
export function NoticesScreen({
  shownPage,
  onPageChange,
  isBeyondLast,
  notices,
  marked,
  onAllRead,
  paths,
}: NoticesScreenProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const { timeZone } = useDates();
  const now = useNow(minute);
  const { data, failure, isFetching, isStale, retry } = notices;
  const shown = data?.notices ?? [];
  const hasUnread = shown.some(({ id }) => marked.has(id));
  const isLoading = isPending(notices) || isBeyondLast;

  function handleAllRead({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    // The button goes, and would take the focus with it.
    currentTarget.closest('header')?.querySelector('h1')?.focus();
    onAllRead();
  }

  return (
    <div className={page}>
      <PageHeader
        title={t`Notices`}
        description={t`What happened to the startups that you follow or own.`}
        actions={
          hasUnread && (
            <Button icon={CheckCheck} onClick={handleAllRead}>
              <Trans>Mark all as read</Trans>
            </Button>
          )
        }
      />
      {isLoading && <NoticesSkeleton />}
      {failure && !data && (
        <ErrorPanel title={failure.message || t`Error loading notices`} onRetry={retry} isRetrying={isFetching} />
      )}
      {data && !isLoading && shown.length === 0 && (
        <EmptyState
          icon={Bell}
          title={t`No notices yet`}
          description={t`Follow a startup, and you read here when its score moves by 2 points or more, its level changes, its figures contradict each other or its facts expire. Of your own startups you also read what was decided about their figures.`}
          action={<LinkButton href={paths.startups}>{t`Browse startups`}</LinkButton>}
        />
      )}
      {data && !isLoading && shown.length > 0 && (
        <div className={styles.days} data-state={isStale ? 'refetching' : 'ready'}>
          {noticeDays(shown, { now, locale, timeZone }).map((day) => (
            <NoticesOfDay key={day.date} day={day} marked={marked} />
          ))}
          {data.pages > 1 && <Pagination page={shownPage} pageCount={data.pages} onPageChange={onPageChange} />}
          <p className={styles.foot}>
            <Trans>
              You choose in{' '}
              <TextLink variant="prose" href={paths.profile}>
                your profile
              </TextLink>{' '}
              whether they are also mailed once a day.
            </Trans>
          </p>
        </div>
      )}
    </div>
  );
}

function NoticesOfDay({
  day: { date, relation, notices },
  marked,
}: { day: NoticeDay } & Pick<NoticesScreenProps, 'marked'>) {
  const { t } = useLingui();
  const names = { today: t`Today`, yesterday: t`Yesterday` };
  return (
    <section className={styles.day}>
      <h2 className={styles.date}>
        {relation === null ? (
          date
        ) : (
          <>
            {names[relation]} <span className={styles.exactDate}>{date}</span>
          </>
        )}
      </h2>
      <Card padding="none">
        <ul className={styles.list}>
          {notices.map((notice) => (
            <NoticeItem key={notice.id} notice={notice} isUnread={marked.has(notice.id)} />
          ))}
        </ul>
      </Card>
    </section>
  );
}

function NoticesSkeleton() {
  const { t } = useLingui();
  return (
    <Loading label={t`Loading notices`} className={styles.days}>
      {[3, 2].map((count) => (
        <div key={count} className={styles.day}>
          <Skeleton width="8rem" height="1.25rem" />
          <Card padding="none">
            <div className={styles.list}>
              {Array.from({ length: count }, (_, index) => (
                <div key={index} className={styles.item}>
                  <Skeleton width="1.25rem" height="1.25rem" />
                  <Skeleton width={index % 2 === 0 ? '70%' : '55%'} />
                </div>
              ))}
            </div>
          </Card>
        </div>
      ))}
    </Loading>
  );
}
