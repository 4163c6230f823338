import { dashboardStats } from '../../api/dashboard.ts';
import { myStartupsSummary } from '../../api/startups.ts';
import { useQuery } from '../../api/useQuery.ts';
import type { NavigationCounts } from './navigation.ts';

/** The counts of the sidebar entries; an entry whose count fails to load has none. */
export function useNavigationCounts(isSignedIn: boolean): NavigationCounts {
  const mine = useQuery({ ...myStartupsSummary, enabled: isSignedIn });
  const stats = useQuery({ ...dashboardStats, enabled: isSignedIn });
  return { myStartups: mine.data?.length, myPortfolios: stats.data?.myPortfolios };
}
