import type { Startup } from '@aval/contract';
import { Button, IconButton, LinkButton } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { Bookmark, BookmarkCheck, Factory, RotateCw, Trash2 } from 'lucide-react';

import { ExportMenu } from '../../../components/ExportMenu.tsx';
import { paths } from '../../../paths.ts';
import type { ExportFormat } from '../../../reports/exportFormats.ts';
import { useFollow } from '../../../startups/useFollow.ts';
import { ActionMenu } from './ActionMenu.tsx';
import * as styles from './actions.css.ts';

export interface DetailActionsProps {
  startup: Startup;
  isAdmin: boolean;
  isRecalculating: boolean;
  onRecalculate: () => void;
  onDelete: () => void;
  /** Whether there is more than one calculation. */
  hasEvolution: boolean;
  /** Reserves space for the export button, whose availability is unknown until the calculations have loaded. */
  isExportPending: boolean;
  /** Omitted when there is no calculation to export. */
  onExport?: ((format: ExportFormat) => Promise<void>) | undefined;
}

const nothing = () => Promise.resolve();

/** The actions of a startup: a row, or on a phone the first two buttons and a menu for the others. */
export function DetailActions({
  startup,
  isAdmin,
  isRecalculating,
  onRecalculate,
  onDelete,
  hasEvolution,
  isExportPending,
  onExport,
}: DetailActionsProps) {
  const { t } = useLingui();
  const { toggle } = useFollow(startup);
  const { id, industry_id: industry, is_following: isFollowing } = startup;
  return (
    <div className={styles.actions}>
      {industry !== null && (
        <LinkButton href={paths.compareIndustry(id)} icon={Factory} className={styles.onlyWide}>
          {t`Industry Comparison`}
        </LinkButton>
      )}
      <Button icon={isFollowing ? BookmarkCheck : Bookmark} onClick={toggle} className={styles.growing}>
        {isFollowing ? t`Unfollow` : t`Follow`}
      </Button>
      {(onExport !== undefined || isExportPending) && (
        <ExportMenu onExport={onExport ?? nothing} className={onExport ? styles.onlyWide : styles.placeholder} />
      )}
      {isAdmin && (
        <>
          <Button
            variant="primary"
            icon={RotateCw}
            isLoading={isRecalculating}
            loadingLabel={t`Recalculating...`}
            onClick={onRecalculate}
            className={styles.growing}
          >
            {t`Recalculate`}
          </Button>
          <IconButton
            icon={Trash2}
            tone="danger"
            label={t`Delete Startup`}
            onClick={onDelete}
            className={styles.onlyWide}
          />
        </>
      )}
      <ActionMenu
        startup={startup}
        hasEvolution={hasEvolution}
        onExport={onExport}
        onDelete={isAdmin ? onDelete : undefined}
      />
    </div>
  );
}
