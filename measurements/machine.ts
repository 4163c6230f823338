import { cpus, loadavg } from 'node:os';

/** Describes the machine of a benchmark and its load from other work. */
export function machine(): string {
  return `${cpus()[0]?.model ?? 'Unknown processor'}, ${cpus().length} cores, Node ${process.version}; ${loadavg()[1]?.toFixed(1)} processes at a time wanted them in the last five minutes.`;
}
