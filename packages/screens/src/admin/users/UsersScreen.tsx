import { pageSize, type User } from '@aval/contract';
import { Button, DataTable, EmptyState, ErrorPanel, PageHeader, SearchInput } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { UserRoundPlus, UserRoundSearch } from 'lucide-react';

import { longestSearch } from '../../browse/browseState.ts';
import { page } from '../../layout/page.css.ts';
import { tableStatus } from '../../lists/tableStatus.ts';
import type { Loadable } from '../../loading/Loadable.ts';
import { UserActions } from './UserActions.tsx';
import { UserName } from './UserName.tsx';
import type { UserRowProps } from './userRow.ts';
import * as styles from './users.css.ts';
import { useUserColumns } from './useUserColumns.tsx';

export interface UsersScreenProps extends UserRowProps {
  /** The text that a name or an email contains; empty for all accounts. */
  search: string;
  onSearch: (text: string) => void;
  users: Loadable<readonly User[]>;
}

/** The administration of user accounts. */
export function UsersScreen({ search, onSearch, users, ...row }: UsersScreenProps) {
  const { t } = useLingui();
  const columns = useUserColumns(row);
  const { data, failure, isFetching, retry } = users;
  return (
    <div className={page}>
      <PageHeader
        title={t`Users`}
        description={t`Who can sign in, and what they may do.`}
        actions={
          <Button icon={UserRoundPlus} variant="primary" onClick={() => row.onOpen({ open: 'create' })}>
            {t`Create User`}
          </Button>
        }
      />
      <div className={styles.search} role="search">
        <SearchInput
          value={search}
          onSearch={onSearch}
          maxLength={longestSearch}
          placeholder={t`Search users...`}
          aria-label={t`Search users`}
        />
      </div>
      <DataTable
        label={t`Users`}
        columns={columns}
        rows={data ?? []}
        rowKey={({ id }) => String(id)}
        rowHeight="double"
        pageSize={pageSize}
        status={tableStatus(users)}
        className={styles.table}
        renderBlock={(user) => (
          <div className={styles.block}>
            <span className={styles.id}>{user.id}</span>
            <UserName user={user} {...row} />
            <UserActions user={user} {...row} />
          </div>
        )}
        error={
          <ErrorPanel title={failure?.message || t`Error loading users`} onRetry={retry} isRetrying={isFetching} />
        }
        empty={
          <EmptyState
            icon={UserRoundSearch}
            title={t`No user matches`}
            description={t`Nothing matches this search.`}
            action={<Button onClick={() => onSearch('')}>{t`Show all users`}</Button>}
          />
        }
      />
    </div>
  );
}
