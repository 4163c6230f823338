import type { BrowseState } from '../../lists/browseAddress.ts';
import type { BrowseNames } from './useBrowseColumns.tsx';

/** The industry and the stage that a list is narrowed to, in words. */
export function filterNames(
  { industry, stage }: Pick<BrowseState, 'industry' | 'stage'>,
  names: BrowseNames,
): string[] {
  return [...(industry === null ? [] : [names.industry(industry)]), ...(stage === null ? [] : [names.stage(stage)])];
}
