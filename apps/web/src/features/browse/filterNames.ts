import type { BrowseState } from '../../lists/browseAddress.ts';
import type { BrowseNames } from './useBrowseColumns.tsx';

/** The labels of the active industry and stage filters. */
export function filterNames(
  { industry, stage }: Pick<BrowseState, 'industry' | 'stage'>,
  names: BrowseNames,
): string[] {
  return [...(industry === null ? [] : [names.industry(industry)]), ...(stage === null ? [] : [names.stage(stage)])];
}
