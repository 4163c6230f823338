import type { Publication } from '@aval/contract';
import { Avatar, type DataColumn, TextLink } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';

import * as styles from '../../lists/cells.css.ts';
import { RelativeDate } from '../../text/RelativeDate.tsx';
import { type Decide, Decision } from './Decision.tsx';

export function useReviewColumns(startupHref: (id: number) => string, onDecide: Decide): DataColumn<Publication>[] {
  const { t } = useLingui();
  return [
    {
      id: 'name',
      header: t`Name`,
      width: '13rem',
      isRowHeader: true,
      cell: ({ startup }) => (
        <span className={styles.name}>
          <Avatar name={startup.name} />
          <TextLink href={startupHref(startup.id)}>{startup.name}</TextLink>
        </span>
      ),
    },
    {
      id: 'description',
      header: t`Description`,
      lines: 2,
      cell: ({ startup }) => <span className={styles.quiet}>{startup.description}</span>,
    },
    {
      id: 'user',
      header: t`Made public by`,
      width: '11rem',
      cell: ({ user }) => (user ? `${user.first_name} ${user.last_name}`.trim() : t`Deleted account`),
    },
    {
      id: 'since',
      header: t`Waiting`,
      width: '8rem',
      cell: ({ created_at }) => <RelativeDate date={created_at} />,
    },
    {
      id: 'actions',
      header: t`Actions`,
      width: '16rem',
      align: 'end',
      cell: (publication) => <Decision publication={publication} onDecide={onDecide} />,
    },
  ];
}
