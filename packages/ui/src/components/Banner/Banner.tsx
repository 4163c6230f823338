import { clsx } from 'clsx/lite';
import { X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

import { isShown } from '../../isShown.ts';
import { useTexts } from '../../texts/TextsContext.ts';
import { type Tone, toneIcons } from '../Badge/tones.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Banner.css.ts';

export interface BannerProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Meaning of the message; `danger` interrupts a screen reader, the others wait for a pause. */
  tone?: Tone | undefined;
  /** A first line in bold when the message has two parts. */
  title?: ReactNode;
  /** One button or link that responds to the message. */
  action?: ReactNode;
  /** Shows a close button; the parent removes the banner. */
  onDismiss?: (() => void) | undefined;
}

/** A message that stays in the page: an error above a form's button is an alert, the rest is announced politely. */
export function Banner({ tone = 'info', title, action, onDismiss, className, children, ...rest }: BannerProps) {
  const texts = useTexts();
  const Icon = toneIcons[tone];
  return (
    <div role={tone === 'danger' ? 'alert' : 'status'} {...rest} className={clsx(styles.banner[tone], className)}>
      <Icon aria-hidden className={styles.icon} />
      <div className={styles.content}>
        {isShown(title) && <p className={styles.title}>{title}</p>}
        {children}
        {isShown(action) && <div className={styles.action}>{action}</div>}
      </div>
      {onDismiss && (
        <IconButton icon={X} label={texts.dismiss} size="small" onClick={onDismiss} className={styles.dismiss} />
      )}
    </div>
  );
}
