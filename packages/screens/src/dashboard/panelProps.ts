/** Addresses of the screens that the dashboard links to. */
export interface DashboardPaths {
  addStartup: string;
  startups: string;
  startup: (id: number) => string;
  myStartups: string;
  myPortfolios: string;
  addPortfolio: string;
  addToPortfolio: (id: number) => string;
  comparePortfolio: (id: number) => string;
  /** The form of a startup's figures, at the first one that is missing or out of date. */
  missingFigures: (id: number) => string;
  /** The proposals that wait for a decision. */
  proposals: string;
  /** How good the score is. */
  validation: string;
}

export interface PanelProps {
  paths: DashboardPaths;
  /** Whether the page has one Retry for all failures, in which case its panels only report the error. */
  isRetryShared: boolean;
}
