import { Button, DropdownMenu } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { ChevronDown, Download } from 'lucide-react';

import type { ExportFormat } from './exportFormats.ts';
import { useExport } from './useExport.ts';

interface ExportMenuProps {
  /** Creates the file and starts its download; rejects when that fails. */
  onExport: (format: ExportFormat) => Promise<void>;
  /** Class of the menu button. */
  className?: string | undefined;
}

/** A menu that exports the screen as a file. */
export function ExportMenu({ onExport, className }: ExportMenuProps) {
  const { t } = useLingui();
  const { isRunning, entries } = useExport(onExport);
  return (
    <DropdownMenu
      entries={entries}
      trigger={
        <Button
          icon={Download}
          iconEnd={ChevronDown}
          isLoading={isRunning}
          loadingLabel={t`Exporting...`}
          className={className}
        >
          {t`Export`}
        </Button>
      }
    />
  );
}
