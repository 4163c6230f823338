import { formatNumber } from '@aval/metrics';

import { AppLink } from '../../link/AppLink.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import * as styles from './AppShell.css.ts';
import type { NavigationItem } from './navigationGroup.ts';

interface NavigationLinkProps {
  item: NavigationItem;
  isCollapsed: boolean;
  onNavigate: (() => void) | undefined;
}

/** One line of the sidebar; only its icon, with a tooltip, while the sidebar is collapsed. */
export function NavigationLink({ item, isCollapsed, onNavigate }: NavigationLinkProps) {
  const { label, href, icon: Icon, count, isCurrent = false } = item;
  const link = (
    <AppLink
      href={href}
      aria-current={isCurrent ? 'page' : undefined}
      aria-label={isCollapsed ? label : undefined}
      onClick={onNavigate}
      className={styles.item}
    >
      <Icon aria-hidden className={styles.itemIcon} />
      <span className={styles.itemLabel}>{label}</span>{' '}
      {count !== undefined && <span className={styles.itemCount}>{formatNumber(count, 0)}</span>}
    </AppLink>
  );
  return (
    <li>
      {isCollapsed ? (
        <Tooltip content={label} side="right">
          {link}
        </Tooltip>
      ) : (
        link
      )}
    </li>
  );
}
