export interface PanelProps {
  /** Whether the page has one Retry for all failures, in which case its panels only report the error. */
  isRetryShared: boolean;
}
