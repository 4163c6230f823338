import { Download } from 'lucide-react';
import { type RefObject, useState } from 'react';

import { DropdownMenu } from '../../../components/DropdownMenu/DropdownMenu.tsx';
import { IconButtonFace } from '../../../components/IconButton/IconButtonFace.tsx';
import { useTexts } from '../../../texts/TextsContext.ts';
import type { ChartTableData } from '../ChartTable.tsx';

export interface ExportMenuProps {
  title: string;
  figure: RefObject<HTMLElement | null>;
  table: () => ChartTableData;
  /** False while the chart itself is not shown: then only the table can be saved. */
  hasPicture: boolean;
  /** There are no data yet. */
  isDisabled: boolean;
  drawWhole: ((host: HTMLElement) => void) | undefined;
  /** Called with true when saving failed, and with false at the next attempt. */
  onFailedChange: (hasFailed: boolean) => void;
}

const isDark = (element: Element): boolean => getComputedStyle(element).colorScheme === 'dark';

/** Saves a chart as a PNG, an SVG or a CSV. */
export function ExportMenu({
  title,
  figure,
  table,
  hasPicture,
  isDisabled,
  drawWhole,
  onFailedChange,
}: ExportMenuProps) {
  const texts = useTexts();
  const [isLight, setIsLight] = useState(false);
  const [isInDark, setIsInDark] = useState(false);

  async function savePicture(kind: 'png' | 'svg'): Promise<void> {
    if (figure.current === null) return;
    const { exportChart } = await import('./exportChart.ts');
    const theme = isLight || !isDark(figure.current) ? 'light' : 'dark';
    await exportChart({ figure: figure.current, title, kind, theme, drawWhole });
  }

  async function saveTable(): Promise<void> {
    const { exportTable } = await import('./exportTable.ts');
    exportTable(title, table());
  }

  async function save(write: () => Promise<void>): Promise<void> {
    onFailedChange(false);
    try {
      await write();
    } catch {
      onFailedChange(true);
    }
  }

  return (
    <DropdownMenu
      onOpenChange={(isOpen) => isOpen && setIsInDark(figure.current !== null && isDark(figure.current))}
      trigger={
        <IconButtonFace icon={Download} size="small" label={`${texts.export}: ${title}`} disabled={isDisabled} />
      }
      entries={[
        {
          id: 'png',
          label: texts.exportPng,
          isDisabled: !hasPicture,
          onSelect: () => void save(() => savePicture('png')),
        },
        {
          id: 'svg',
          label: texts.exportSvg,
          isDisabled: !hasPicture,
          onSelect: () => void save(() => savePicture('svg')),
        },
        { id: 'csv', label: texts.exportCsv, onSelect: () => void save(saveTable) },
        ...(isInDark
          ? [
              { kind: 'separator' as const, id: 'between' },
              {
                kind: 'choice' as const,
                id: 'light',
                label: texts.exportLight,
                isChecked: isLight,
                onSelect: () => setIsLight(!isLight),
              },
            ]
          : []),
      ]}
    />
  );
}
