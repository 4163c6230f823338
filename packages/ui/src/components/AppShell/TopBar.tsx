import { Menu } from 'lucide-react';
import type { ReactNode } from 'react';

import { isShown } from '../../isShown.ts';
import { AppLink } from '../../link/AppLink.tsx';
import { useTexts } from '../../texts/TextsContext.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Logo } from '../Logo/Logo.tsx';
import * as styles from './AppShell.css.ts';
import { Breadcrumb, type Crumb } from './Breadcrumb.tsx';

interface TopBarProps {
  homeHref: string;
  isCollapsed: boolean;
  breadcrumb: readonly Crumb[] | undefined;
  actions: ReactNode;
  wideActions: ReactNode;
  onMenuOpen: () => void;
}

export function TopBar({ homeHref, isCollapsed, breadcrumb, actions, wideActions, onMenuOpen }: TopBarProps) {
  const texts = useTexts();
  return (
    <header className={styles.topBar}>
      <div className={styles.menuButton}>
        <IconButton icon={Menu} label={texts.openMenu} size="large" hasTooltip={false} onClick={onMenuOpen} />
      </div>
      <div className={styles.brand}>
        <AppLink href={homeHref} className={styles.brandLink}>
          <Logo isMarkOnly={isCollapsed} />
        </AppLink>
      </div>
      <div className={styles.trail}>{breadcrumb && breadcrumb.length > 0 && <Breadcrumb items={breadcrumb} />}</div>
      <div className={styles.actions}>
        {isShown(wideActions) && <div className={styles.wideActions}>{wideActions}</div>}
        {actions}
      </div>
    </header>
  );
}
