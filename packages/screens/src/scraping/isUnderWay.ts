import type { ScrapeProgress } from '@aval/contract';

/** Whether a batch has still lines to read. */
export function isUnderWay({ status }: Pick<ScrapeProgress, 'status'>): boolean {
  return status === 'queued' || status === 'running';
}
