import type { ComparisonPaths } from '../StartupComparisonFrame.tsx';

export interface IndustryPaths extends ComparisonPaths {
  /** The list of the startups of an industry. */
  industry: (id: number) => string;
}
