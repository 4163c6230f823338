import { lazy, Suspense, useState, useSyncExternalStore } from 'react';

import { chosenTheme, onThemeChange } from '../theme/theme.ts';
import { AppearanceButton } from './AppearanceButton.tsx';

const loadMenu = async () => ({ default: (await import('./AppearanceMenu.tsx')).AppearanceMenu });
// The code of the menu comes when it is asked for: no public page carries it.
const AppearanceMenu = lazy(loadMenu);

/** Theme and density, behind one button. */
export function AppearanceChoice() {
  const theme = useSyncExternalStore(onThemeChange, chosenTheme);
  const [isAsked, setIsAsked] = useState(false);
  if (!isAsked) {
    return (
      <AppearanceButton
        theme={theme}
        aria-haspopup="menu"
        onPointerEnter={() => void loadMenu()}
        onClick={() => setIsAsked(true)}
      />
    );
  }
  return (
    <Suspense fallback={<AppearanceButton theme={theme} />}>
      <AppearanceMenu />
    </Suspense>
  );
}
