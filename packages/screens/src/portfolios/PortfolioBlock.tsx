import type { Portfolio } from '@aval/contract';
import { useLingui } from '@lingui/react/macro';

import { truncate } from '../text/truncate.ts';
import { PortfolioActions } from './PortfolioActions.tsx';
import { PortfolioName } from './PortfolioName.tsx';
import * as styles from './portfolios.css.ts';
import type { PortfolioRowProps } from './rowProps.ts';
import { descriptionLength } from './usePortfolioColumns.tsx';

interface PortfolioBlockProps extends PortfolioRowProps {
  portfolio: Portfolio;
}

/** One portfolio of the list on screens that are too narrow for columns. */
export function PortfolioBlock({ portfolio, ...row }: PortfolioBlockProps) {
  const { t } = useLingui();
  return (
    <div className={styles.block}>
      <PortfolioName portfolio={portfolio} {...row} />
      <p className={styles.text}>{truncate(portfolio.description, descriptionLength) ?? t`No description`}</p>
      <PortfolioActions portfolio={portfolio} className={styles.blockActions} {...row} />
    </div>
  );
}
