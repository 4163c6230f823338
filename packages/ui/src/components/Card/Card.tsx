import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';

import * as styles from './Card.css.ts';

const cardPaddings = ['normal', 'none'] as const;
type CardPadding = (typeof cardPaddings)[number];

export interface CardProps extends ComponentProps<'section'> {
  /**
   * 'none' for lists and tables whose lines extend to the edge; header, body and footer then have their own padding.
   */
  padding?: CardPadding | undefined;
}

/** A subtle frame around related content. Cards are never nested. */
export function Card({ padding = 'normal', className, ...rest }: CardProps) {
  return <section {...rest} data-padding={padding} className={clsx(styles.card[padding], className)} />;
}
