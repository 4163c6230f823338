import { Inbox, type LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

import { classes } from '../../classes.ts';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  icon?: LucideIcon | undefined;
  title: ReactNode;
  /** One sentence: why there is nothing, or what would fill it. */
  description?: ReactNode;
  /** One action. */
  action?: ReactNode;
}

/** Says that there is nothing, why, and the one thing to do about it. */
export function EmptyState({ icon: Icon = Inbox, title, description, action, className, ...rest }: EmptyStateProps) {
  return (
    <div {...rest} className={classes(styles.root, className)}>
      <Icon aria-hidden className={styles.icon} />
      <p className={styles.title}>{title}</p>
      {description !== undefined && <p className={styles.description}>{description}</p>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
