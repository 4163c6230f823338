import { dashboardStats } from '../../api/dashboard.ts';
import { unreadNotices } from '../../api/notices.ts';
import { waitingProposals } from '../../api/proposals.ts';
import { myStartupsSummary } from '../../api/startups.ts';
import { useQuery } from '../../api/useQuery.ts';
import type { NavigationCounts } from './navigation.ts';

/** The counts of the sidebar entries; an entry whose count fails to load has none. */
export function useNavigationCounts(isSignedIn: boolean, isAdmin: boolean): NavigationCounts {
  const mine = useQuery({ ...myStartupsSummary, enabled: isSignedIn });
  const stats = useQuery({ ...dashboardStats, enabled: isSignedIn });
  const notices = useQuery({ ...unreadNotices, enabled: isSignedIn });
  const proposals = useQuery({ ...waitingProposals, enabled: isSignedIn && isAdmin });
  return {
    notices: notices.data || undefined,
    myStartups: mine.data?.length,
    myPortfolios: stats.data?.myPortfolios,
    proposals: proposals.data || undefined,
  };
}
