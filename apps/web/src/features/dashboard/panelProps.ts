export interface PanelProps {
  /** Whether the page offers to ask again for all that failed, so that its panels only say what did. */
  isRetryShared: boolean;
}
