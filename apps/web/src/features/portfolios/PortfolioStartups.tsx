import type { StartupListItem } from '@aval/contract';
import { EmptyState, ErrorPanel, IconButton } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { FolderOpen, Trash2 } from 'lucide-react';

import { messageOf } from '../../api/ApiError.ts';
import { portfolioById } from '../../api/portfolios.ts';
import { useQuery } from '../../api/useQuery.ts';
import { EntrySkeletons } from './EntrySkeletons.tsx';
import { EntryText } from './EntryText.tsx';
import * as styles from './portfolios.css.ts';

interface PortfolioStartupsProps {
  id: number;
  /** The number of startups according to the list. */
  expected: number | undefined;
  onRemove: (startup: StartupListItem) => void;
}

/** The startups of a portfolio, each with a button to remove it. */
export function PortfolioStartups({ id, expected, onRemove }: PortfolioStartupsProps) {
  const { t } = useLingui();
  const { data, error, refetch, isFetching } = useQuery(portfolioById(id));
  if (error && !data)
    return (
      <ErrorPanel
        title={messageOf(error, t`Error loading portfolio`)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  if (!data) return <EntrySkeletons count={expected} />;
  if (data.startups.length === 0)
    return (
      <EmptyState
        icon={FolderOpen}
        title={t`No startups in this portfolio`}
        description={t`Add the startups you want to keep together and compare.`}
      />
    );
  return (
    <ul className={styles.entries}>
      {data.startups.map((startup) => (
        <li key={startup.id} className={styles.entry}>
          <EntryText startup={startup} />
          <IconButton icon={Trash2} label={t`Remove ${startup.name}`} onClick={() => onRemove(startup)} />
        </li>
      ))}
    </ul>
  );
}
