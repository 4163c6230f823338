import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';

import * as styles from './Card.css.ts';

const cardPaddings = ['normal', 'none'] as const;
type CardPadding = (typeof cardPaddings)[number];

export interface CardProps extends ComponentProps<'section'> {
  /** 'none' for lists and tables whose lines run to the edge; header, body and footer then pad themselves. */
  padding?: CardPadding | undefined;
}

/** A quiet frame around things that belong together. One card never holds another. */
export function Card({ padding = 'normal', className, ...rest }: CardProps) {
  return <section {...rest} data-padding={padding} className={clsx(styles.card[padding], className)} />;
}
