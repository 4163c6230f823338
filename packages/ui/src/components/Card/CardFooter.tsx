import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';

import * as styles from './Card.css.ts';

/** The end of a card after a hairline: badges left, actions right. */
export function CardFooter({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={clsx(styles.footer, className)} />;
}
