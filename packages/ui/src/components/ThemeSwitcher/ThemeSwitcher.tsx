import { Moon, Sun } from 'lucide-react';

import { useTexts } from '../../texts/TextsContext.ts';
import type { ThemeName } from '../../theme/palette.ts';
import { IconButton, type IconButtonProps } from '../IconButton/IconButton.tsx';

export interface ThemeSwitcherProps extends Omit<IconButtonProps, 'icon' | 'label' | 'value' | 'onClick'> {
  /** The current theme. */
  value: ThemeName;
  /** Called with the other theme; the parent sets `data-theme` and stores the choice. */
  onValueChange?: ((theme: ThemeName) => void) | undefined;
}

/** Switches to the other theme, which its accessible name states. */
export function ThemeSwitcher({ value, onValueChange, ...rest }: ThemeSwitcherProps) {
  const texts = useTexts();
  const other = value === 'light' ? 'dark' : 'light';
  return (
    <IconButton
      size="small"
      {...rest}
      icon={other === 'dark' ? Moon : Sun}
      label={other === 'dark' ? texts.darkTheme : texts.lightTheme}
      onClick={() => onValueChange?.(other)}
    />
  );
}
