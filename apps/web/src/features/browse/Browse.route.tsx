import type { StartupListItem } from '@aval/contract';
import { BrowseScreen } from '@aval/screens';

import { loadable } from '../../api/loadable.ts';
import { startupSearch } from '../../api/startups.ts';
import { useQuery } from '../../api/useQuery.ts';
import { searchQuery } from '../../lists/browseAddress.ts';
import { useLastPage } from '../../lists/useLastPage.ts';
import { paths } from '../../paths.ts';
import { RowActions } from './RowActions.tsx';
import { useBrowseAddress } from './useBrowseAddress.ts';
import { useClassification } from './useClassification.ts';

const renderActions = (startup: StartupListItem) => <RowActions startup={startup} />;

/** All startups that the user may see, searched, filtered and sorted by the address of the page. */
export function Browse() {
  const { state, change, showLast, clear } = useBrowseAddress();
  const search = useQuery(startupSearch(searchQuery(state)));
  const isBeyondLast = useLastPage(search, state.page, showLast);
  return (
    <BrowseScreen
      state={state}
      onChange={change}
      onClear={clear}
      search={loadable(search)}
      isBeyondLast={isBeyondLast}
      classification={useClassification()}
      paths={paths}
      renderActions={renderActions}
    />
  );
}
