/** Addresses of the screens that the dashboard links to. */
export interface DashboardPaths {
  addStartup: string;
  startups: string;
  startup: (id: number) => string;
  myStartups: string;
  myPortfolios: string;
  comparePortfolio: (id: number) => string;
}

export interface PanelProps {
  paths: DashboardPaths;
  /** Whether the page has one Retry for all failures, in which case its panels only report the error. */
  isRetryShared: boolean;
}
