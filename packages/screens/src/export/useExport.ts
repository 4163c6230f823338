import { useToast } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { FileSpreadsheet, FileText, FileType } from 'lucide-react';
import { useState } from 'react';

import { type ExportFormat, exportFormats } from './exportFormats.ts';

const icons = { csv: FileSpreadsheet, pdf: FileType, md: FileText } as const;

/**
 * Exports the screen as a file: one menu entry for each format.
 *
 * @param onExport creates the file and starts its download; rejects when that fails.
 */
export function useExport(onExport: (format: ExportFormat) => Promise<void>) {
  const { t } = useLingui();
  const toast = useToast();
  const [running, setRunning] = useState<ExportFormat | null>(null);
  const names: Record<ExportFormat, string> = { csv: 'CSV', pdf: 'PDF', md: 'Markdown' };
  const successes: Record<ExportFormat, string> = {
    csv: t`CSV file exported successfully`,
    pdf: t`PDF file exported successfully`,
    md: t`Markdown file exported successfully`,
  };
  const failures: Record<ExportFormat, string> = {
    csv: t`Error generating CSV file`,
    pdf: t`Error generating PDF file`,
    md: t`Error generating Markdown file`,
  };

  const start = async (format: ExportFormat): Promise<void> => {
    setRunning(format);
    try {
      await onExport(format);
      toast.success(successes[format]);
    } catch {
      toast.error(failures[format]);
    } finally {
      setRunning(null);
    }
  };

  // The separators that a spreadsheet opens without conversion depend on the language.
  const details: Partial<Record<ExportFormat, string>> = { csv: t`commas, decimal point` };

  return {
    isRunning: running !== null,
    entries: exportFormats.map((format) => ({
      id: format,
      label: names[format],
      icon: icons[format],
      detail: details[format],
      onSelect: () => void start(format),
    })),
  };
}
