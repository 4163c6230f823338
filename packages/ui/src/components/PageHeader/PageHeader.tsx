import { clsx } from 'clsx/lite';
import type { ComponentProps, ReactNode } from 'react';

import { isShown } from '../../isShown.ts';
import * as styles from './PageHeader.css.ts';

export interface PageHeaderProps extends Omit<ComponentProps<'header'>, 'title' | 'children'> {
  /** The page's only h1. */
  title: ReactNode;
  /** One sentence under the title. */
  description?: ReactNode;
  /** Before the title: an avatar. */
  media?: ReactNode;
  /** Next to the title: badges, a classification. */
  badges?: ReactNode;
  /** Under the title: location, year, links. */
  facts?: ReactNode;
  /** Buttons; at most one is primary. */
  actions?: ReactNode;
}

/** Header of a page: its title, the only h1, and its actions. */
export function PageHeader({ title, description, media, badges, facts, actions, className, ...rest }: PageHeaderProps) {
  return (
    <header {...rest} className={clsx(styles.root, className)}>
      <div className={styles.main}>
        {media}
        <div className={styles.text}>
          <div className={styles.titleLine}>
            <h1 tabIndex={-1} className={styles.title}>
              {title}
            </h1>
            {badges}
          </div>
          {isShown(description) && <p className={styles.description}>{description}</p>}
          {isShown(facts) && <div className={styles.facts}>{facts}</div>}
        </div>
      </div>
      {isShown(actions) && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
