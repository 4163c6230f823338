import type { Portfolio } from '@aval/contract';
import { useLingui } from '@lingui/react/macro';

import { truncate } from '../../text/truncate.ts';
import { PortfolioActions } from './PortfolioActions.tsx';
import { PortfolioName } from './PortfolioName.tsx';
import * as styles from './portfolios.css.ts';
import { descriptionLength } from './usePortfolioColumns.tsx';
import type { PortfoliosAddress } from './usePortfoliosAddress.ts';

interface PortfolioBlockProps {
  portfolio: Portfolio;
  show: PortfoliosAddress['show'];
}

/** One portfolio of the list on screens that are too narrow for columns. */
export function PortfolioBlock({ portfolio, show }: PortfolioBlockProps) {
  const { t } = useLingui();
  return (
    <div className={styles.block}>
      <PortfolioName portfolio={portfolio} show={show} />
      <p className={styles.text}>{truncate(portfolio.description, descriptionLength) ?? t`No description`}</p>
      <PortfolioActions portfolio={portfolio} show={show} className={styles.blockActions} />
    </div>
  );
}
