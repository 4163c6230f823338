import { Moon, Sun } from 'lucide-react';

import type { ThemeName } from '../../theme/palette.ts';
import { useWords } from '../../words/WordsContext.ts';
import { IconButton, type IconButtonProps } from '../IconButton/IconButton.tsx';

export interface ThemeSwitcherProps extends Omit<IconButtonProps, 'icon' | 'label' | 'value' | 'onClick'> {
  /** The theme that is shown now. */
  value: ThemeName;
  /** Called with the other theme; the owner sets `data-theme` and keeps the choice. */
  onValueChange?: ((theme: ThemeName) => void) | undefined;
}

/** Changes to the other theme; its name says to which. */
export function ThemeSwitcher({ value, onValueChange, ...rest }: ThemeSwitcherProps) {
  const words = useWords();
  const other = value === 'light' ? 'dark' : 'light';
  return (
    <IconButton
      size="small"
      {...rest}
      icon={other === 'dark' ? Moon : Sun}
      label={other === 'dark' ? words.darkTheme : words.lightTheme}
      onClick={() => onValueChange?.(other)}
    />
  );
}
