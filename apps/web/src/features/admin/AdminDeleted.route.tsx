import { DeletedScreen } from '@aval/screens';
import { useSearchParams } from 'react-router-dom';

import { loadable } from '../../api/loadable.ts';
import { deletedStartups } from '../../api/startups.ts';
import { useQuery } from '../../api/useQuery.ts';
import { useLastPage } from '../../lists/useLastPage.ts';
import { useRestoreStartup } from '../../startups/useRestoreStartup.ts';
import { wholeNumber } from '../../wholeNumber.ts';

/** Recently deleted startups that can still be restored. */
export function AdminDeleted() {
  const [address, setAddress] = useSearchParams();
  const shownPage = wholeNumber(address.get('page')) ?? 1;
  const deleted = useQuery(deletedStartups(shownPage));
  const show = (next: number, replace = false) => setAddress(next === 1 ? {} : { page: String(next) }, { replace });
  const isBeyondLast = useLastPage(deleted, shownPage, (last) => show(last, true));
  return (
    <DeletedScreen
      shownPage={shownPage}
      onPageChange={show}
      isBeyondLast={isBeyondLast}
      deleted={loadable(deleted)}
      onRestore={useRestoreStartup()}
    />
  );
}
