import { avatarColor, initials } from '@aval/metrics';
import { clsx } from 'clsx/lite';
import type { ComponentProps } from 'react';

import * as styles from './Avatar.css.ts';

export const avatarSizes = ['small', 'medium', 'list', 'large', 'huge'] as const;
export type AvatarSize = (typeof avatarSizes)[number];

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Name of the startup or person; determines the initials and the colour. */
  name: string;
  /** 24, 28, 32, 40 or 56 px. */
  size?: AvatarSize | undefined;
  /** Gives a stand-alone avatar the name as its accessible name; next to the written name the avatar is decoration. */
  isNamed?: boolean | undefined;
}

/** Initials on a colour that is the same for the same name everywhere. */
export function Avatar({ name, size = 'medium', isNamed = false, className, ...rest }: AvatarProps) {
  const color = avatarColor(name);
  const semantics = isNamed ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true };
  return (
    <span
      {...semantics}
      {...rest}
      data-color={color}
      className={clsx(styles.avatar({ size }), styles.colors[color as keyof typeof styles.colors], className)}
    >
      {initials(name)}
    </span>
  );
}
