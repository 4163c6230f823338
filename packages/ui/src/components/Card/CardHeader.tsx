import { clsx } from 'clsx/lite';
import type { ComponentProps, ReactNode } from 'react';

import { isShown } from '../../isShown.ts';
import * as styles from './Card.css.ts';

export interface CardHeaderProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What the card contains, in a few words. */
  title: ReactNode;
  /** Level of the title in the page's outline. */
  level?: 2 | 3 | 4 | undefined;
  /** Id of the title, for the card's `aria-labelledby`. */
  titleId?: string | undefined;
  /** One line below the title. */
  description?: ReactNode;
  /** Before title and description: an avatar. */
  media?: ReactNode;
  /** Links, buttons or figures at the end of the line. */
  tools?: ReactNode;
}

/** Header of a card: its title, with tools on the right. */
export function CardHeader({
  title,
  level = 2,
  titleId,
  description,
  media,
  tools,
  className,
  ...rest
}: CardHeaderProps) {
  const Heading = `h${level}` as const;
  return (
    <div {...rest} className={clsx(styles.header, className)}>
      {media}
      <div className={styles.heading}>
        <Heading id={titleId} className={styles.title}>
          {title}
        </Heading>
        {isShown(description) && <p className={styles.description}>{description}</p>}
      </div>
      {isShown(tools) && <div className={styles.tools}>{tools}</div>}
    </div>
  );
}
