import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';

import { classes } from '../../classes.ts';
import * as styles from './Badge.css.ts';
import { type Tone, toneIcons } from './tones.ts';

export interface BadgeProps extends ComponentProps<'span'> {
  tone?: Tone | undefined;
  /** Takes the place of the tone's own icon. */
  icon?: LucideIcon | undefined;
}

/** A state in one or two words: icon, word and tint, in that order of weight. */
export function Badge({ tone = 'neutral', icon, className, children, ...rest }: BadgeProps) {
  const Icon = icon ?? toneIcons[tone];
  return (
    <span {...rest} data-tone={tone} className={classes(styles.badge({ tone }), className)}>
      <Icon aria-hidden className={styles.icon} />
      <span className={styles.text}>{children}</span>
    </span>
  );
}
