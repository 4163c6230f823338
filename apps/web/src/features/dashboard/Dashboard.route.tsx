import { advisedStartup, DashboardScreen } from '@aval/screens';
import { skipToken } from '@tanstack/react-query';
import { useState } from 'react';

import { myActions } from '../../api/actions.ts';
import { dashboardStats, myPortfolios, myStartups, topRelevant } from '../../api/dashboard.ts';
import { loadable } from '../../api/loadable.ts';
import { waitingProposals } from '../../api/proposals.ts';
import { calculationsOf } from '../../api/startups.ts';
import { useQuery } from '../../api/useQuery.ts';
import { paths } from '../../paths.ts';
import { readStartupDraft } from '../../shell/session/startupDraft.ts';
import { useSession } from '../../shell/session/useSession.ts';
import { OwnNotice } from './OwnNotice.tsx';

/** The user's startups and portfolios, their next steps, and the startups with the highest scores. */
export function Dashboard() {
  const user = useSession()?.user;
  const [draft] = useState(() => readStartupDraft(user?.id ?? 0));
  const isAdmin = user?.role === 'admin';
  const waiting = useQuery({ ...waitingProposals, enabled: isAdmin });
  const startups = useQuery(myStartups);
  const advised = advisedStartup(startups.data);
  const advice = useQuery(
    advised ? calculationsOf(advised.id) : { queryKey: ['no startup to advise'], queryFn: skipToken },
  );
  return (
    <DashboardScreen
      stats={loadable(useQuery(dashboardStats))}
      portfolios={loadable(useQuery(myPortfolios))}
      startups={loadable(startups)}
      top={loadable(useQuery(topRelevant))}
      advice={advised ? loadable(advice) : null}
      waiting={isAdmin ? loadable(waiting) : null}
      actions={loadable(useQuery(myActions))}
      draft={draft}
      isFounder={user?.profile_group_code === 'FOUNDER'}
      notice={<OwnNotice />}
      paths={paths}
    />
  );
}
