import { dashboardStats, myPortfolios, myStartups, topRelevant } from '../../api/dashboard.ts';
import { useQuery } from '../../api/useQuery.ts';

/** What the dashboard asks for and could not get, and how to ask for it again. */
export function useFailedLoads() {
  const loads = [useQuery(dashboardStats), useQuery(myPortfolios), useQuery(myStartups), useQuery(topRelevant)];
  return loads.filter(({ isError, data }) => isError && data === undefined);
}
