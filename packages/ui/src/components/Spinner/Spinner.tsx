import { clsx } from 'clsx/lite';
import { LoaderCircle } from 'lucide-react';
import type { ComponentProps } from 'react';

import * as styles from './Spinner.css.ts';

export const spinnerSizes = ['small', 'medium', 'large'] as const;
type SpinnerSize = (typeof spinnerSizes)[number];

export interface SpinnerProps extends ComponentProps<'span'> {
  /** Size, matching the text or the icon that it replaces. */
  size?: SpinnerSize | undefined;
  /** What is loading; without it the spinner is decoration of a control that announces the state itself. */
  label?: string | undefined;
}

/** A spinner for the control that was just pressed; larger areas use a skeleton. */
export function Spinner({ size = 'medium', label, className, ...rest }: SpinnerProps) {
  const semantics = label === undefined ? { 'aria-hidden': true } : { role: 'status' };
  return (
    <span {...semantics} {...rest} className={clsx(styles.root, className)}>
      <LoaderCircle aria-hidden className={styles.icon[size]} />
      {label !== undefined && <span className={styles.label}>{label}</span>}
    </span>
  );
}
