import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';

import * as styles from './Card.css.ts';

/** The padded middle of a card whose own padding is 'none'. */
export function CardBody({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={clsx(styles.body, className)} />;
}
