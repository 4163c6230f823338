import { wholeNumber } from '../../../wholeNumber.ts';

export interface ScrapingState {
  tab: 'url' | 'batch';
  /** The batch that is shown; null for the latest. */
  run: number | null;
}

export function readScrapingAddress(address: URLSearchParams): ScrapingState {
  return { tab: address.get('tab') === 'batch' ? 'batch' : 'url', run: wholeNumber(address.get('run')) };
}

/** The shortest address for this state. */
export function writeScrapingAddress({ tab, run }: ScrapingState): URLSearchParams {
  const address = new URLSearchParams();
  if (tab === 'batch') address.set('tab', tab);
  if (tab === 'batch' && run !== null) address.set('run', String(run));
  return address;
}
