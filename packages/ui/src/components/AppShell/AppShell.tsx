import { clsx } from 'clsx/lite';
import { type ComponentProps, type ComponentType, type MouseEvent, type ReactNode, useState } from 'react';

import { isShown } from '../../isShown.ts';
import { useTexts } from '../../texts/TextsContext.ts';
import type { DrawerProps } from '../Drawer/Drawer.tsx';
import { Logo } from '../Logo/Logo.tsx';
import * as styles from './AppShell.css.ts';
import type { Crumb } from './Breadcrumb.tsx';
import { Navigation } from './Navigation.tsx';
import type { NavigationGroup, NavigationItem } from './navigationGroup.ts';
import { TopBar } from './TopBar.tsx';

// Lazy, because wide screens never open it. Null when loading fails: the page stays, and the next press retries.
const loadDrawer = () => import('../Drawer/Drawer.tsx').catch(() => null);

export interface AppShellProps extends ComponentProps<'div'> {
  /** Target of the logo's link. */
  homeHref: string;
  /** Sections of the sidebar, in order; each with its heading. */
  groups: readonly NavigationGroup[];
  /** At the foot of the sidebar. */
  footerItems?: readonly NavigationItem[] | undefined;
  /** The path to a nested page, ending with its own name; omitted on pages that the sidebar links to. */
  breadcrumb?: readonly Crumb[] | undefined;
  /** Right side of the top bar: language, theme, the user menu. */
  actions?: ReactNode;
  /** Also on the right side, but in the drawer on narrow screens: profile type, administration. */
  wideActions?: ReactNode;
  /** The sidebar shows icons only. Omit it to let the shell keep the state. */
  isCollapsed?: boolean | undefined;
  /** Shows the Collapse button at the foot of the sidebar. */
  onCollapsedChange?: ((isCollapsed: boolean) => void) | undefined;
}

/** Moves focus without changing the URL, which a router would treat as navigation. */
function focusMain(event: MouseEvent) {
  event.preventDefault();
  document.getElementById('main')?.focus();
}

/** The frame of every page: top bar, sidebar (a drawer under 1024 px), and the content as `main`. */
export function AppShell({
  homeHref,
  groups,
  footerItems,
  breadcrumb,
  actions,
  wideActions,
  isCollapsed = false,
  onCollapsedChange,
  className,
  children,
  ...rest
}: AppShellProps) {
  const texts = useTexts();
  const [Drawer, setDrawer] = useState<ComponentType<DrawerProps>>();
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);

  async function handleMenuOpen() {
    const loaded = await loadDrawer();
    if (!loaded) return;
    setDrawer(() => loaded.Drawer);
    setIsDrawerOpen(true);
  }

  return (
    <div {...rest} data-collapsed={isCollapsed} className={clsx(styles.shell, className)}>
      <a href="#main" onClick={focusMain} className={styles.skip}>
        {texts.skipToContent}
      </a>
      <TopBar
        homeHref={homeHref}
        isCollapsed={isCollapsed}
        breadcrumb={breadcrumb}
        actions={actions}
        wideActions={wideActions}
        onMenuOpen={() => void handleMenuOpen()}
      />
      <div className={styles.sidebar}>
        <Navigation
          groups={groups}
          footerItems={footerItems}
          isCollapsed={isCollapsed}
          onCollapsedChange={onCollapsedChange}
        />
      </div>
      {Drawer && (
        <Drawer side="start" title={<Logo />} isOpen={isDrawerOpen} onOpenChange={setIsDrawerOpen}>
          {isShown(wideActions) && <div className={styles.drawerExtras}>{wideActions}</div>}
          <Navigation groups={groups} footerItems={footerItems} onNavigate={() => setIsDrawerOpen(false)} />
        </Drawer>
      )}
      <main id="main" tabIndex={-1} className={styles.main}>
        <div className={styles.content}>{children}</div>
      </main>
    </div>
  );
}
