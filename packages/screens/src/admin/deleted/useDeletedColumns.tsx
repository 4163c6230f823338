import type { EndpointResponse } from '@aval/contract';
import { Avatar, type DataColumn } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';

import * as styles from '../../lists/cells.css.ts';
import { ScoreCell } from '../../lists/ScoreCell.tsx';
import { RelativeDate } from '../../text/RelativeDate.tsx';
import { RestoreButton } from './RestoreButton.tsx';

export type DeletedStartup = EndpointResponse<'listDeleted'>['startups'][number];

export function useDeletedColumns(
  onRestore: (startup: DeletedStartup) => Promise<boolean>,
): DataColumn<DeletedStartup>[] {
  const { t } = useLingui();
  return [
    {
      id: 'name',
      header: t`Name`,
      width: '13rem',
      isRowHeader: true,
      cell: ({ name }) => (
        <span className={styles.name}>
          <Avatar name={name} />
          {name}
        </span>
      ),
    },
    {
      id: 'description',
      header: t`Description`,
      lines: 2,
      cell: ({ description }) => <span className={styles.quiet}>{description ?? t`No description`}</span>,
    },
    {
      id: 'investability',
      header: t`Investability`,
      width: '9.5rem',
      cell: (startup) => <ScoreCell startup={startup} />,
    },
    {
      id: 'deleted',
      header: t`Deleted`,
      width: '9rem',
      cell: (startup) => <RelativeDate date={startup.deleted_at} />,
    },
    {
      id: 'actions',
      header: t`Actions`,
      width: '9rem',
      align: 'end',
      cell: (startup) => <RestoreButton startup={startup} onRestore={onRestore} />,
    },
  ];
}
