import type { Startup } from '@aval/contract';
import { Button, IconButton, LinkButton, Tooltip } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { Bookmark, BookmarkCheck, Factory, RotateCw, ScrollText, Trash2 } from 'lucide-react';

import type { ExportFormat } from '../../export/exportFormats.ts';
import { ExportMenu } from '../../export/ExportMenu.tsx';
import { ActionMenu } from './ActionMenu.tsx';
import * as styles from './actions.css.ts';

export interface StartupPaths {
  compareStartup: (id: number) => string;
  compareIndustry: (id: number) => string;
  /** How good the score is. */
  validation: string;
  /** Who changed what of this startup; for administrators only. */
  auditOfStartup?: ((id: number) => string) | undefined;
}

/** What the user may not do is undefined. */
export interface DetailActionsProps {
  startup: Startup;
  paths: StartupPaths;
  onFollowToggle: (() => void) | undefined;
  /** Evaluates the startup again. */
  recalculation: { start: () => void; isPending: boolean } | undefined;
  onDelete: (() => void) | undefined;
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
  paths,
  onFollowToggle,
  recalculation,
  onDelete,
  hasEvolution,
  isExportPending,
  onExport,
}: DetailActionsProps) {
  const { t } = useLingui();
  const { id, industry_id: industry, is_following: isFollowing } = startup;
  return (
    <div className={styles.actions}>
      {industry !== null && (
        <LinkButton href={paths.compareIndustry(id)} icon={Factory} className={styles.onlyWide}>
          {t`Industry Comparison`}
        </LinkButton>
      )}
      {onFollowToggle && (
        <Button icon={isFollowing ? BookmarkCheck : Bookmark} onClick={onFollowToggle} className={styles.growing}>
          {isFollowing ? t`Unfollow` : t`Follow`}
        </Button>
      )}
      {(onExport !== undefined || isExportPending) && (
        <ExportMenu onExport={onExport ?? nothing} className={onExport ? styles.onlyWide : styles.placeholder} />
      )}
      {recalculation && (
        <Button
          variant="primary"
          icon={RotateCw}
          isLoading={recalculation.isPending}
          loadingLabel={t`Recalculating...`}
          onClick={recalculation.start}
          className={styles.growing}
        >
          {t`Recalculate`}
        </Button>
      )}
      {paths.auditOfStartup && (
        <Tooltip content={t`History`}>
          <LinkButton
            href={paths.auditOfStartup(id)}
            icon={ScrollText}
            variant="ghost"
            aria-label={t`History`}
            className={styles.onlyWide}
          />
        </Tooltip>
      )}
      {onDelete && (
        <IconButton
          icon={Trash2}
          tone="danger"
          label={t`Delete Startup`}
          onClick={onDelete}
          className={styles.onlyWide}
        />
      )}
      <ActionMenu startup={startup} paths={paths} hasEvolution={hasEvolution} onExport={onExport} onDelete={onDelete} />
    </div>
  );
}
