import type { Loadable } from '../loading/Loadable.ts';
import type { BrowseState, FoundStartups } from './browseState.ts';
import type { Classification } from './useNames.ts';

/** What a screen that lists startups receives. */
export interface StartupListProps {
  state: BrowseState;
  /** Changes part of the state and returns to the first page, unless the page itself is changed. */
  onChange: (part: Partial<BrowseState>) => void;
  /** Clears search and filters. */
  onClear: () => void;
  search: Loadable<FoundStartups>;
  /** The page of the state does not exist, and is about to be replaced by the last one. */
  isBeyondLast: boolean;
  classification: Classification;
}
