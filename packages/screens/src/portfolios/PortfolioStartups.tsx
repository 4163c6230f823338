import type { StartupListItem } from '@aval/contract';
import { EmptyState, ErrorPanel, IconButton } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { FolderOpen, Trash2 } from 'lucide-react';

import type { Loadable } from '../loading/Loadable.ts';
import { EntrySkeletons } from './EntrySkeletons.tsx';
import { EntryText } from './EntryText.tsx';
import * as styles from './portfolios.css.ts';

interface PortfolioStartupsProps {
  contents: Loadable<{ startups: readonly StartupListItem[] }>;
  /** The number of startups according to the list. */
  expected: number | undefined;
  /** The page of a startup. */
  startupHref: (id: number) => string;
  onRemove: (startup: StartupListItem) => void;
}

/** The startups of a portfolio, each with a button to remove it. */
export function PortfolioStartups({ contents, expected, startupHref, onRemove }: PortfolioStartupsProps) {
  const { t } = useLingui();
  const { data, failure, isFetching, retry } = contents;
  if (failure && !data)
    return <ErrorPanel title={failure.message || t`Error loading portfolio`} onRetry={retry} isRetrying={isFetching} />;
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
          <EntryText startup={startup} href={startupHref(startup.id)} />
          <IconButton icon={Trash2} label={t`Remove ${startup.name}`} onClick={() => onRemove(startup)} />
        </li>
      ))}
    </ul>
  );
}
