export interface ServerMetrics {
  observe: (call: { method: string; route: string; status: number; ms: number }) => void;
  /** Everything measured, as Prometheus reads it. */
  text: () => Promise<string>;
  contentType: string;
}
