import { DropdownMenu, IconButton, type MenuEntry } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';

import { chooseDensity, densities, type Density, onDensityChange, shownDensity } from '../theme/density.ts';
import { chooseTheme, chosenTheme, onThemeChange, type ThemeChoice, themeChoices } from '../theme/theme.ts';
import { themeIcons } from './themeIcons.ts';

/** A menu for theme and density, which are stored. */
export function AppearanceChoice() {
  const { t } = useLingui();
  const theme = useSyncExternalStore(onThemeChange, chosenTheme, () => 'system' as const);
  const density = useSyncExternalStore(onDensityChange, shownDensity, () => 'comfortable' as const);
  const themeNames: Record<ThemeChoice, string> = { system: t`System`, light: t`Light`, dark: t`Dark` };
  const densityNames: Record<Density, string> = { comfortable: t`Comfortable`, compact: t`Compact` };
  const entries: MenuEntry[] = [
    { kind: 'heading', id: 'theme', label: t`Theme` },
    ...themeChoices.map((id) => ({
      kind: 'choice' as const,
      id,
      label: themeNames[id],
      icon: themeIcons[id],
      isChecked: id === theme,
      onSelect: () => chooseTheme(id),
    })),
    { kind: 'separator', id: 'between' },
    { kind: 'heading', id: 'density', label: t`Density` },
    ...densities.map((id) => ({
      kind: 'choice' as const,
      id,
      label: densityNames[id],
      isChecked: id === density,
      onSelect: () => chooseDensity(id),
    })),
  ];
  return (
    <DropdownMenu
      align="end"
      trigger={<IconButton size="small" icon={themeIcons[theme]} label={t`Appearance`} />}
      entries={entries}
    />
  );
}
