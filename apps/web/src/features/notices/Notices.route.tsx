import { NoticesScreen } from '@aval/screens';
import { useToast } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { messageOf } from '../../api/ApiError.ts';
import { loadable } from '../../api/loadable.ts';
import { logFailure } from '../../api/logFailure.ts';
import { noticesOn, readNotices } from '../../api/notices.ts';
import { useQuery } from '../../api/useQuery.ts';
import { useLastPage } from '../../lists/useLastPage.ts';
import { paths } from '../../paths.ts';
import { wholeNumber } from '../../wholeNumber.ts';

const failures = {
  failed: 'Error marking notices as read:',
  unreadable: 'Unreadable response to marking notices as read:',
};

/** Unread notices that were shown: when each happened, by id. */
type Shown = ReadonlyMap<number, string>;

const none: Shown = new Map();

/**
 * What happened to the user's startups. Notices are read once all unread ones were shown, because they are read up to a
 * time; their marks stay until the page is left.
 */
export function Notices() {
  const { t } = useLingui();
  const toast = useToast();
  const client = useQueryClient();
  const [address, setAddress] = useSearchParams();
  const shownPage = wholeNumber(address.get('page')) ?? 1;
  const notices = useQuery(noticesOn(shownPage));
  const show = (next: number, replace = false) => setAddress(next === 1 ? {} : { page: String(next) }, { replace });
  const isBeyondLast = useLastPage(notices, shownPage, (last) => show(last, true));
  const { data } = notices;
  const [marked, setMarked] = useState(none);
  const [readUpTo, setReadUpTo] = useState('');
  const unmarked = data?.notices.filter(({ id, is_unread }) => is_unread && !marked.has(id)) ?? [];
  if (unmarked.length > 0)
    setMarked(new Map([...marked, ...unmarked.map(({ id, created_at }) => [id, created_at] as const)]));
  const upTo = newestOfAll(marked, readUpTo, data?.unread ?? 0);

  useEffect(() => {
    if (upTo === undefined) return;
    readNotices(client, upTo)
      .then(() => setReadUpTo(upTo))
      .catch((error: unknown) => logFailure(error, failures));
  }, [client, upTo]);

  async function handleAllRead() {
    try {
      const [newest] = data?.unread === 0 ? [] : (await client.fetchQuery(noticesOn(1))).notices;
      if (newest) await readNotices(client, newest.created_at);
      setMarked(none);
    } catch (error) {
      toast.error(messageOf(error, t`Could not mark the notices as read`));
    }
  }

  return (
    <NoticesScreen
      shownPage={shownPage}
      onPageChange={show}
      isBeyondLast={isBeyondLast}
      notices={loadable(notices)}
      marked={new Set(marked.keys())}
      onAllRead={() => void handleAllRead()}
      paths={paths}
    />
  );
}

/** When the newest of the unread notices happened, once all of them were shown. */
function newestOfAll(shown: Shown, readUpTo: string, unread: number): string | undefined {
  const times = [...shown.values()].filter((time) => time > readUpTo).toSorted();
  return times.length < unread ? undefined : times.at(-1);
}
