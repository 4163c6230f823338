import { clsx } from 'clsx/lite';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';

import * as styles from './Badge.css.ts';
import { type Tone, toneIcons } from './tones.ts';

export interface BadgeProps extends ComponentProps<'span'> {
  /** Meaning of the state; sets tint and icon together. */
  tone?: Tone | undefined;
  /** Replaces the tone's own icon. */
  icon?: LucideIcon | undefined;
}

/** A state in one or two words: icon, text and tint, in that order of importance. */
export function Badge({ tone = 'neutral', icon: Icon = toneIcons[tone], className, children, ...rest }: BadgeProps) {
  return (
    <span {...rest} data-tone={tone} className={clsx(styles.badge({ tone }), className)}>
      <Icon aria-hidden className={styles.icon} />
      <span className={styles.text}>{children}</span>
    </span>
  );
}
