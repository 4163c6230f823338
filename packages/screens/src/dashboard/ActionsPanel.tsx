import type { Action } from '@aval/contract';
import { ErrorPanel } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';

import { isPending, type Loadable } from '../loading/Loadable.ts';
import { ActionsCard } from './ActionsCard.tsx';
import * as styles from './dashboard.css.ts';
import type { PanelProps } from './panelProps.ts';

interface ActionsPanelProps extends PanelProps {
  actions: Loadable<readonly Action[]>;
}

/** What is under way at the user's startups, and at those that they follow; renders nothing without. */
export function ActionsPanel({ actions, paths, isRetryShared }: ActionsPanelProps) {
  const { t } = useLingui();
  if (isPending(actions)) return <span data-state="pending" hidden />;
  if (actions.data === undefined) {
    return (
      <div className={styles.actions}>
        <ErrorPanel
          title={actions.failure?.message || t`Error loading actions`}
          onRetry={isRetryShared ? undefined : actions.retry}
          isRetrying={actions.isFetching}
        />
      </div>
    );
  }
  return (
    <>
      <ActionsCard title={t`Actions`} actions={actions.data.filter((action) => action.is_own)} paths={paths} />
      <ActionsCard
        title={t`Open actions of startups you follow`}
        actions={actions.data.filter((action) => !action.is_own)}
        paths={paths}
      />
    </>
  );
}
