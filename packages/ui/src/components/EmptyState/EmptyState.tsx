import { clsx } from 'clsx/lite';
import { Inbox, type LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

import { isShown } from '../../isShown.ts';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** One icon above the title. @default Inbox */
  icon?: LucideIcon | undefined;
  /** States that there is nothing, in the terms of the page. */
  title: ReactNode;
  /** One sentence: why there is nothing, or what would fill it. */
  description?: ReactNode;
  /** One action. */
  action?: ReactNode;
  /** Fills the whole page: its title is the page's h1. */
  isPage?: boolean;
}

/** Explains that there is nothing, why, and what to do about it. */
export function EmptyState({
  icon: Icon = Inbox,
  title,
  description,
  action,
  isPage = false,
  className,
  ...rest
}: EmptyStateProps) {
  const Title = isPage ? 'h1' : 'p';
  return (
    <div {...rest} className={clsx(styles.root, className)}>
      <Icon aria-hidden className={styles.icon} />
      <Title className={styles.title}>{title}</Title>
      {isShown(description) && <p className={styles.description}>{description}</p>}
      {isShown(action) && <div className={styles.action}>{action}</div>}
    </div>
  );
}
