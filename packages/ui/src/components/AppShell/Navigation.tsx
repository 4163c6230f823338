import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { useId } from 'react';

import { useTexts } from '../../texts/TextsContext.ts';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import * as styles from './AppShell.css.ts';
import type { NavigationGroup, NavigationItem } from './navigationGroup.ts';
import { NavigationLink } from './NavigationLink.tsx';

interface NavigationProps {
  groups: readonly NavigationGroup[];
  footerItems?: readonly NavigationItem[] | undefined;
  isCollapsed?: boolean | undefined;
  onCollapsedChange?: ((isCollapsed: boolean) => void) | undefined;
  /** Called when the user follows a link, so that a drawer can close. */
  onNavigate?: (() => void) | undefined;
}

export function Navigation({
  groups,
  footerItems = [],
  isCollapsed = false,
  onCollapsedChange,
  onNavigate,
}: NavigationProps) {
  const texts = useTexts();
  const id = useId();
  return (
    <nav aria-label={texts.navigation} className={styles.nav}>
      {groups.map((group) => (
        <div key={group.id}>
          <span id={`${id}-${group.id}`} className={styles.groupLabel}>
            {group.label}
          </span>
          <ul aria-labelledby={`${id}-${group.id}`} className={styles.list}>
            {group.items.map((item) => (
              <NavigationLink key={item.id} item={item} isCollapsed={isCollapsed} onNavigate={onNavigate} />
            ))}
          </ul>
        </div>
      ))}
      <ul className={`${styles.list} ${styles.footer}`}>
        {footerItems.map((item) => (
          <NavigationLink key={item.id} item={item} isCollapsed={isCollapsed} onNavigate={onNavigate} />
        ))}
        {onCollapsedChange && (
          <li>
            <CollapseButton isCollapsed={isCollapsed} onCollapsedChange={onCollapsedChange} />
          </li>
        )}
      </ul>
    </nav>
  );
}

type CollapseButtonProps = Required<Pick<NavigationProps, 'isCollapsed'>> & {
  onCollapsedChange: (isCollapsed: boolean) => void;
};

function CollapseButton({ isCollapsed, onCollapsedChange }: CollapseButtonProps) {
  const texts = useTexts();
  const Icon = isCollapsed ? PanelLeftOpen : PanelLeftClose;
  const label = isCollapsed ? texts.expand : texts.collapse;
  const button = (
    <button
      type="button"
      aria-expanded={!isCollapsed}
      aria-label={label}
      onClick={() => onCollapsedChange(!isCollapsed)}
      className={styles.item}
    >
      <Icon aria-hidden className={styles.itemIcon} />
      <span className={styles.itemLabel}>{label}</span>
    </button>
  );
  return isCollapsed ? (
    <Tooltip content={label} side="right">
      {button}
    </Tooltip>
  ) : (
    button
  );
}
