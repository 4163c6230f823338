import { Button, DropdownMenu, type MenuEntry } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { SlidersHorizontal } from 'lucide-react';

import type { ComparedGroup } from '../../selectors/comparedMetrics.ts';
import { useLocale } from '../../text/useLocale.ts';

interface RowsMenuProps {
  groups: readonly ComparedGroup[];
  hidden: ReadonlySet<string>;
  onHiddenChange: (hidden: ReadonlySet<string>) => void;
}

/** Selects the visible rows of a comparison. */
export function RowsMenu({ groups, hidden, onHiddenChange }: RowsMenuProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const toggle = (id: string) => {
    const next = new Set(hidden);
    if (!next.delete(id)) next.add(id);
    onHiddenChange(next);
  };
  const entries = groups.flatMap(({ area, label, metrics }): MenuEntry[] => [
    { kind: 'heading', id: area, label: label[locale] },
    ...metrics.map((metric) => ({
      kind: 'choice' as const,
      id: metric.id,
      label: metric.label[locale],
      isChecked: !hidden.has(metric.id),
      keepsOpen: true,
      onSelect: () => toggle(metric.id),
    })),
  ]);
  return (
    <DropdownMenu
      trigger={<Button icon={SlidersHorizontal}>{t`Rows`}</Button>}
      entries={[
        {
          id: 'all',
          label: t`Show all rows`,
          isDisabled: hidden.size === 0,
          onSelect: () => onHiddenChange(new Set()),
        },
        { kind: 'separator', id: 'line' },
        ...entries,
      ]}
    />
  );
}
