/**
 * The part of Lighthouse that the benchmark uses. Benchmarks have their own packages, and type checks must pass without
 * them.
 */
declare module 'lighthouse' {
  interface Audit {
    numericValue?: number;
    details?: { type: string; items?: unknown };
  }

  interface Flags {
    port: number;
    onlyCategories: string[];
    disableStorageReset: boolean;
    logLevel: 'error';
  }

  interface Report {
    audits: Record<string, Audit>;
    categories: Record<string, { score: number | null }>;
    environment: { benchmarkIndex: number };
  }

  export default function lighthouse(url: string, flags: Flags): Promise<{ lhr: Report } | undefined>;
}
