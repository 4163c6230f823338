import type { BrowseState } from './browseState.ts';
import type { BrowseNames } from './useNames.ts';

/** The labels of the active industry and stage filters. */
export function filterNames(
  { industry, stage }: Pick<BrowseState, 'industry' | 'stage'>,
  names: BrowseNames,
): string[] {
  return [...(industry === null ? [] : [names.industry(industry)]), ...(stage === null ? [] : [names.stage(stage)])];
}
