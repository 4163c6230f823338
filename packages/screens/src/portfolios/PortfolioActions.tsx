import type { Portfolio } from '@aval/contract';
import { IconButton, TextLink, Tooltip } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { Eye, GitCompareArrows, Pencil, Trash2 } from 'lucide-react';

import * as styles from './portfolios.css.ts';
import type { PortfolioRowProps } from './rowProps.ts';

interface PortfolioActionsProps extends PortfolioRowProps {
  portfolio: Portfolio;
  className?: string;
}

/** The actions for one portfolio of the list. */
export function PortfolioActions({ portfolio: { id, name }, paths, onOpen, className }: PortfolioActionsProps) {
  const { t } = useLingui();
  const compare = t`Compare the startups of ${name}`;
  return (
    <div className={className ?? styles.actions}>
      <IconButton icon={Eye} label={t`View ${name}`} onClick={() => onOpen('view', id)} />
      <IconButton icon={Pencil} label={t`Edit ${name}`} onClick={() => onOpen('edit', id)} />
      <Tooltip content={compare}>
        <TextLink href={paths.comparePortfolio(id)} aria-label={compare} className={styles.iconLink}>
          <GitCompareArrows size={16} aria-hidden />
        </TextLink>
      </Tooltip>
      <IconButton icon={Trash2} tone="danger" label={t`Delete ${name}`} onClick={() => onOpen('delete', id)} />
    </div>
  );
}
