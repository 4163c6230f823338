import { UsersScreen } from '@aval/screens';
import { useLingui } from '@lingui/react/macro';

import { loadable } from '../../api/loadable.ts';
import { useQuery } from '../../api/useQuery.ts';
import { usersBy } from '../../api/users.ts';
import { paths } from '../../paths.ts';
import { useErrorToast } from '../../shell/layout/useErrorToast.ts';
import { useInvite } from './users/useInvite.ts';
import { UserDialogs } from './users/UserDialogs.tsx';
import { useUsersAddress } from './users/useUsersAddress.ts';

/** The administration of user accounts. */
export function AdminUsers() {
  const { t } = useLingui();
  const { q, dialog, search, show, close } = useUsersAddress();
  const users = useQuery(usersBy(q.trim()));
  const invite = useInvite();

  useErrorToast(users.isError && users.data, t`Error loading users`);

  return (
    <>
      <UsersScreen search={q} onSearch={search} users={loadable(users)} onOpen={show} onInvite={invite} paths={paths} />
      <UserDialogs dialog={dialog} users={users.data} onClose={close} />
    </>
  );
}
