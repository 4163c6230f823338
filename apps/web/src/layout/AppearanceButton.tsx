import { IconButton, type IconButtonProps } from '@aval/ui';
import { useLingui } from '@lingui/react/macro';

import type { ThemeChoice } from '../theme/theme.ts';
import { themeIcons } from './themeIcons.ts';

interface AppearanceButtonProps extends Omit<IconButtonProps, 'icon' | 'label'> {
  theme: ThemeChoice;
}

/** Opens the menu of themes; it stands there alone until the menu has come. */
export function AppearanceButton({ theme, ...rest }: AppearanceButtonProps) {
  const { t } = useLingui();
  return <IconButton size="small" {...rest} icon={themeIcons[theme]} label={t`Appearance`} />;
}
