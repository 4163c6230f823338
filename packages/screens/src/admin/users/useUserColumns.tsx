import type { User } from '@aval/contract';
import type { DataColumn } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';

import { UserActions } from './UserActions.tsx';
import { UserName } from './UserName.tsx';
import type { UserRowProps } from './userRow.ts';

export function useUserColumns(row: UserRowProps): DataColumn<User>[] {
  const { t } = useLingui();
  return [
    { id: 'id', header: t`ID`, width: '6rem', sortValue: ({ id }) => id, cell: ({ id }) => id },
    {
      id: 'name',
      header: t`Name`,
      isRowHeader: true,
      sortValue: (user) => `${user.first_name} ${user.last_name}`,
      cell: (user) => <UserName user={user} {...row} />,
    },
    {
      id: 'actions',
      header: t`Actions`,
      width: '16rem',
      align: 'end',
      cell: (user) => <UserActions user={user} {...row} />,
    },
  ];
}
