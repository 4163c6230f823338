import { pageSize } from '@aval/contract';
import { Button, DataTable, EmptyState, ErrorPanel, PageHeader, SearchInput } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { UserRoundPlus, UserRoundSearch } from 'lucide-react';

import { messageOf } from '../../api/ApiError.ts';
import { tableStatus } from '../../api/tableStatus.ts';
import { useQuery } from '../../api/useQuery.ts';
import { usersBy } from '../../api/users.ts';
import { page } from '../../components/page.css.ts';
import { longestSearch } from '../../lists/browseAddress.ts';
import { useErrorToast } from '../../shell/layout/useErrorToast.ts';
import { UserActions } from './users/UserActions.tsx';
import { UserDialogs } from './users/UserDialogs.tsx';
import { UserName } from './users/UserName.tsx';
import * as styles from './users/users.css.ts';
import { useUserColumns } from './users/useUserColumns.tsx';
import { useUsersAddress } from './users/useUsersAddress.ts';

/** The administration of user accounts. */
export function AdminUsers() {
  const { t } = useLingui();
  const { q, dialog, search, show, close } = useUsersAddress();
  const columns = useUserColumns(show);
  const { data: users, isError, error, isFetching, isPlaceholderData, refetch } = useQuery(usersBy(q.trim()));

  useErrorToast(isError && users, t`Error loading users`);

  return (
    <div className={page}>
      <PageHeader
        title={t`Users`}
        description={t`Who can sign in, and what they may do.`}
        actions={
          <Button icon={UserRoundPlus} variant="primary" onClick={() => show({ open: 'create' })}>
            {t`Create User`}
          </Button>
        }
      />
      <div className={styles.search} role="search">
        <SearchInput
          value={q}
          onSearch={search}
          maxLength={longestSearch}
          placeholder={t`Search users...`}
          aria-label={t`Search users`}
        />
      </div>
      <DataTable
        label={t`Users`}
        columns={columns}
        rows={users ?? []}
        rowKey={({ id }) => String(id)}
        rowHeight="double"
        pageSize={pageSize}
        status={tableStatus({ data: users, isError, isPlaceholderData })}
        className={styles.table}
        renderBlock={(user) => (
          <div className={styles.block}>
            <span className={styles.id}>{user.id}</span>
            <UserName user={user} onOpen={show} />
            <UserActions user={user} onOpen={show} />
          </div>
        )}
        error={
          <ErrorPanel
            title={messageOf(error, t`Error loading users`)}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        }
        empty={
          <EmptyState
            icon={UserRoundSearch}
            title={t`No user matches`}
            description={t`Nothing matches this search.`}
            action={<Button onClick={() => search('')}>{t`Show all users`}</Button>}
          />
        }
      />
      <UserDialogs dialog={dialog} users={users} onClose={close} />
    </div>
  );
}
