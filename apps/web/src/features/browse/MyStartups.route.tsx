import { defaultMyStartups, MyStartupsScreen } from '@aval/screens';
import { useIsFetching } from '@tanstack/react-query';

import { loadable } from '../../api/loadable.ts';
import { ownerInvitations } from '../../api/ownerInvitations.ts';
import { myStartupsSummary, startupSearch } from '../../api/startups.ts';
import { useQuery } from '../../api/useQuery.ts';
import { searchQuery } from '../../lists/browseAddress.ts';
import { useLastPage } from '../../lists/useLastPage.ts';
import { paths } from '../../paths.ts';
import { useSession } from '../../shell/session/useSession.ts';
import { OwnDialogs } from './mine/OwnDialogs.tsx';
import { useAnswerInvitation } from './mine/useAnswerInvitation.ts';
import { useOwnDialog } from './mine/useOwnDialog.ts';
import { useUnfollow } from './mine/useUnfollow.ts';
import { useBrowseAddress } from './useBrowseAddress.ts';
import { useClassification } from './useClassification.ts';

const noInvitations: never[] = [];

/** The startups that the user owns or follows, and the invitations to own others. */
export function MyStartups() {
  const { state, change, showLast, clear } = useBrowseAddress(defaultMyStartups);
  const { dialog, show, close } = useOwnDialog();
  const isAdmin = useSession()?.user.role === 'admin';
  const query = startupSearch({ ...searchQuery(state), scope: 'mine' });
  const search = useQuery(query);
  const isBeyondLast = useLastPage(search, state.page, showLast);
  const mine = useQuery(myStartupsSummary);
  const invitations = useQuery(ownerInvitations);
  const isEditFetching = useIsFetching({ queryKey: ['startups', dialog?.startup ?? 0], exact: true }) > 0;
  const unfollow = useUnfollow(query.queryKey);
  return (
    <>
      <MyStartupsScreen
        state={state}
        onChange={change}
        onClear={clear}
        search={loadable(search)}
        isBeyondLast={isBeyondLast}
        classification={useClassification()}
        mine={mine.data}
        isAdmin={isAdmin}
        openingId={isEditFetching ? (dialog?.startup ?? null) : null}
        paths={paths}
        invitations={invitations.data ?? noInvitations}
        {...useAnswerInvitation()}
        onShowOwners={(startup) => show({ open: 'owners', startup })}
        onEdit={(startup) => show({ open: 'edit', startup })}
        onLeave={(startup) => show({ open: 'leave', startup })}
        onUnfollow={unfollow}
      />
      <OwnDialogs dialog={dialog} onShow={show} onClose={close} />
    </>
  );
}
