import type { Startup } from '@aval/contract';
import { DropdownMenu, IconButton, type MenuEntry } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { Ellipsis, Factory, History, ScrollText, Trash2 } from 'lucide-react';

import type { ExportFormat } from '../../export/exportFormats.ts';
import { useExport } from '../../export/useExport.ts';
import * as styles from './actions.css.ts';
import type { StartupPaths } from './DetailActions.tsx';

interface ActionMenuProps {
  startup: Startup;
  paths: StartupPaths;
  hasEvolution: boolean;
  /** Omitted when there is nothing to export. */
  onExport: ((format: ExportFormat) => Promise<void>) | undefined;
  /** Omitted for users who may not delete. */
  onDelete: (() => void) | undefined;
}

const nothing = () => Promise.resolve();

/** The actions of a startup that do not fit on a phone. */
export function ActionMenu({ startup, paths, hasEvolution, onExport, onDelete }: ActionMenuProps) {
  const { t } = useLingui();
  const { isRunning, entries: formats } = useExport(onExport ?? nothing);
  const { id, industry_id: industry } = startup;
  const entries: MenuEntry[] = [];
  if (industry !== null)
    entries.push({ id: 'industry', label: t`Industry Comparison`, icon: Factory, href: paths.compareIndustry(id) });
  if (hasEvolution)
    entries.push({ id: 'evolution', label: t`View Evolution`, icon: History, href: paths.compareStartup(id) });
  if (paths.auditOfStartup)
    entries.push({ id: 'audit', label: t`History`, icon: ScrollText, href: paths.auditOfStartup(id) });
  if (onExport) entries.push({ kind: 'heading', id: 'export', label: t`Export` }, ...formats);
  if (onDelete)
    entries.push(
      { kind: 'separator', id: 'before-delete' },
      { id: 'delete', label: t`Delete Startup`, icon: Trash2, tone: 'danger', onSelect: onDelete },
    );
  return (
    <DropdownMenu
      entries={entries}
      trigger={
        <IconButton
          icon={Ellipsis}
          variant="secondary"
          hasTooltip={false}
          label={t`More actions`}
          isLoading={isRunning}
          // Reserves its space while the entries are unknown.
          className={entries.length === 0 ? styles.emptyMenu : styles.onlyNarrow}
        />
      }
    />
  );
}
