import { clsx } from 'clsx/lite';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, MouseEvent } from 'react';

import { Spinner } from '../Spinner/Spinner.tsx';
import * as styles from './Button.css.ts';

export const buttonVariants = ['primary', 'secondary', 'ghost', 'danger'] as const;
export type ButtonVariant = (typeof buttonVariants)[number];

export const buttonSizes = ['small', 'medium', 'large'] as const;
export type ButtonSize = (typeof buttonSizes)[number];

export interface ButtonProps extends ComponentProps<'button'> {
  /** Emphasis: one `primary` per view, `danger` only to confirm a destructive action. */
  variant?: ButtonVariant | undefined;
  /** `small` in rows and toolbars, `large` on pages with a single action. */
  size?: ButtonSize | undefined;
  /** An icon before the text; it repeats the verb and never replaces it. */
  icon?: LucideIcon | undefined;
  /** An icon after the text, such as an arrow or a chevron. */
  iconEnd?: LucideIcon | undefined;
  /** Shows that the action is in progress; the button keeps its width and its focus, and ignores presses. */
  isLoading?: boolean | undefined;
  /** Label while loading ('Saving...'). */
  loadingLabel?: string | undefined;
  /** Takes the whole width. */
  isBlock?: boolean | undefined;
}

/** Performs an action on this page; for navigation use LinkButton. */
export function Button({
  variant = 'secondary',
  size = 'medium',
  icon: Icon,
  iconEnd: IconEnd,
  isLoading = false,
  loadingLabel,
  isBlock = false,
  type = 'button',
  onClick,
  className,
  children,
  ...rest
}: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isLoading) event.preventDefault();
    else onClick?.(event);
  };
  const idle = (
    <>
      {Icon && <Icon aria-hidden className={styles.icon} />}
      {children}
      {IconEnd && <IconEnd aria-hidden className={styles.icon} />}
    </>
  );
  const hasLayers = isLoading || loadingLabel !== undefined;
  return (
    <button
      {...rest}
      // oxlint-disable-next-line react/button-has-type
      type={type}
      aria-busy={isLoading || undefined}
      aria-disabled={isLoading || rest['aria-disabled']}
      onClick={handleClick}
      className={clsx(styles.button({ variant, size, isBlock }), className)}
    >
      {hasLayers ? (
        <span className={styles.stack}>
          <span className={styles.layer} data-state={isLoading ? 'hidden' : 'shown'} aria-hidden={isLoading}>
            {idle}
          </span>
          <span className={styles.layer} data-state={isLoading ? 'shown' : 'hidden'} aria-hidden={!isLoading}>
            {/* A hidden spinner would still animate and cost every frame. */}
            {isLoading ? <Spinner /> : <span className={styles.icon} />}
            {loadingLabel ?? (isLoading && <span className={styles.quiet}>{children}</span>)}
          </span>
        </span>
      ) : (
        idle
      )}
    </button>
  );
}
