import type { Portfolio } from '@aval/contract';
import { isModifiedClick, TextLink } from '@aval/ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

import * as styles from './portfolios.css.ts';
import type { PortfolioRowProps } from './rowProps.ts';

interface PortfolioNameProps extends PortfolioRowProps {
  portfolio: Portfolio;
}

/** A link that opens the portfolio in a dialog over the list. */
export function PortfolioName({ portfolio: { id, name, startups_count: count }, paths, onOpen }: PortfolioNameProps) {
  const { t } = useLingui();
  return (
    <span className={styles.name} data-row-name>
      <TextLink
        href={paths.portfolio(id)}
        onClick={(event) => {
          if (isModifiedClick(event)) return;
          event.preventDefault();
          onOpen('view', id);
        }}
      >
        {name}
      </TextLink>
      <span className={styles.count}>{t`${plural(count, { one: '# startup', other: '# startups' })}`}</span>
    </span>
  );
}
