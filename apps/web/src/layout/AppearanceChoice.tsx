import { type ComponentType, useState, useSyncExternalStore } from 'react';

import { chosenTheme, onThemeChange } from '../theme/theme.ts';
import { AppearanceButton } from './AppearanceButton.tsx';

// The code of the menu comes when it is asked for: no public page carries it. Null where it cannot be had now; whoever
// presses the button again asks for it again.
const loadMenu = () => import('./AppearanceMenu.tsx').catch(() => null);

/** Theme and density, behind one button. */
export function AppearanceChoice() {
  const theme = useSyncExternalStore(onThemeChange, chosenTheme, () => 'system' as const);
  const [Menu, setMenu] = useState<ComponentType>();
  if (Menu) return <Menu />;

  async function handleClick() {
    const loaded = await loadMenu();
    if (loaded) setMenu(() => loaded.AppearanceMenu);
  }

  return (
    <AppearanceButton
      theme={theme}
      aria-haspopup="menu"
      onPointerEnter={() => void loadMenu()}
      onClick={() => void handleClick()}
    />
  );
}
