export interface ServerMetrics {
  observe: (call: { method: string; route: string; status: number; ms: number }) => void;
  /** All metrics in the Prometheus text format. */
  text: () => Promise<string>;
  contentType: string;
}
