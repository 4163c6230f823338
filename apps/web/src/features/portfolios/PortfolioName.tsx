import type { Portfolio } from '@aval/contract';
import { TextLink } from '@aval/ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

import { isModifiedClick } from '../../components/isModifiedClick.ts';
import { paths } from '../../paths.ts';
import * as styles from './portfolios.css.ts';
import type { PortfoliosAddress } from './usePortfoliosAddress.ts';

interface PortfolioNameProps {
  portfolio: Portfolio;
  show: PortfoliosAddress['show'];
}

/** A link that opens the portfolio in a dialog over the list. */
export function PortfolioName({ portfolio: { id, name, startups_count: count }, show }: PortfolioNameProps) {
  const { t } = useLingui();
  return (
    <span className={styles.name} data-row-name>
      <TextLink
        href={paths.portfolio(id)}
        onClick={(event) => {
          if (isModifiedClick(event)) return;
          event.preventDefault();
          show({ open: 'view', portfolio: id });
        }}
      >
        {name}
      </TextLink>
      <span className={styles.count}>{t`${plural(count, { one: '# startup', other: '# startups' })}`}</span>
    </span>
  );
}
