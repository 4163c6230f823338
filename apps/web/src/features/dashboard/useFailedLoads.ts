import { dashboardStats, myPortfolios, myStartups, topRelevant } from '../../api/dashboard.ts';
import { useQuery } from '../../api/useQuery.ts';

/** The failed queries of the dashboard, and how to refetch them. */
export function useFailedLoads() {
  const loads = [useQuery(dashboardStats), useQuery(myPortfolios), useQuery(myStartups), useQuery(topRelevant)];
  return loads.filter(({ isError, data }) => isError && data === undefined);
}
