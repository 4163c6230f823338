import type { Lens } from '@aval/metrics';
import { Tabs } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

interface LensTabsProps {
  lenses: readonly Lens[];
  lens: Lens;
  onLensChange: (lens: Lens) => void;
  children: ReactNode;
}

/** The lenses that are available to the user. */
export function LensTabs({ lenses, lens, onLensChange, children }: LensTabsProps) {
  const { t } = useLingui();
  const names: Record<Lens, string> = { general: t`General`, corporate: t`Corporate`, educational: t`Educational` };
  return (
    <Tabs
      label={t`Metrics compared`}
      value={lens}
      onValueChange={(value) => onLensChange(lenses.find((id) => id === value) ?? 'general')}
      items={lenses.map((id) => ({ id, label: names[id], content: id === lens ? children : null }))}
    />
  );
}
