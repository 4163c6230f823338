import { Button, DropdownMenu } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { ChevronDown, Download } from 'lucide-react';

import type { ExportFormat } from '../reports/exportFormats.ts';
import { useExport } from './useExport.ts';

interface ExportMenuProps {
  /** Makes the file and hands it to the downloads; rejects when it could not. */
  onExport: (format: ExportFormat) => Promise<void>;
  /** Of its button. */
  className?: string | undefined;
}

/** Takes what the screen shows away as a file. */
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
