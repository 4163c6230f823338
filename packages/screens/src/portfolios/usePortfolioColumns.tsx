import type { Portfolio } from '@aval/contract';
import type { DataColumn } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';

import { truncate } from '../text/truncate.ts';
import { PortfolioActions } from './PortfolioActions.tsx';
import { PortfolioName } from './PortfolioName.tsx';
import * as styles from './portfolios.css.ts';
import type { PortfolioRowProps } from './rowProps.ts';
import { skeletonCells } from './skeletonCells.tsx';

export const descriptionLength = 150;

export function usePortfolioColumns(row: PortfolioRowProps): DataColumn<Portfolio>[] {
  const { t } = useLingui();
  return [
    {
      id: 'name',
      header: t`Name`,
      width: '18rem',
      isRowHeader: true,
      skeleton: skeletonCells.name,
      cell: (portfolio) => <PortfolioName portfolio={portfolio} {...row} />,
    },
    {
      id: 'description',
      header: t`Description`,
      lines: 2,
      cell: ({ description }) => (
        <span className={styles.quiet}>{truncate(description, descriptionLength) ?? t`No description`}</span>
      ),
    },
    {
      id: 'actions',
      header: t`Actions`,
      width: '12rem',
      align: 'end',
      skeleton: skeletonCells.actions,
      cell: (portfolio) => <PortfolioActions portfolio={portfolio} {...row} />,
    },
  ];
}
