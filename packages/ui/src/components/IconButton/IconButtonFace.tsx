import { clsx } from 'clsx/lite';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';

import * as buttonStyles from '../Button/Button.css.ts';
import type { ButtonSize, ButtonVariant } from '../Button/Button.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as styles from './IconButton.css.ts';

export interface IconButtonFaceProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** An icon that the product uses only for this action. */
  icon: LucideIcon;
  /** What the button does: its accessible name and tooltip. */
  label: string;
  /** Emphasis; `ghost` in rows and bars. */
  variant?: Exclude<ButtonVariant, 'danger'> | undefined;
  /** `small` in rows, `medium` next to fields. */
  size?: ButtonSize | undefined;
  /** 'danger' colours the icon of a destructive action; the red fill is reserved for the confirming dialog. */
  tone?: 'normal' | 'danger' | undefined;
  /** Shows that the action is in progress; the button keeps its focus and ignores presses. */
  isLoading?: boolean | undefined;
}

/**
 * The button of an IconButton without the tooltip, so that its code is not loaded where a tooltip would only repeat
 * nearby text.
 */
export function IconButtonFace({
  icon: Icon,
  label,
  variant = 'ghost',
  size = 'medium',
  tone = 'normal',
  isLoading = false,
  type = 'button',
  className,
  onClick,
  ...rest
}: IconButtonFaceProps) {
  return (
    <button
      {...rest}
      // oxlint-disable-next-line react/button-has-type
      type={type}
      aria-label={label}
      aria-busy={isLoading || undefined}
      aria-disabled={isLoading || rest['aria-disabled']}
      onClick={isLoading ? undefined : onClick}
      className={clsx(buttonStyles.button({ variant, size }), styles.iconButton({ size, tone }), className)}
    >
      {isLoading ? <Spinner /> : <Icon aria-hidden className={buttonStyles.icon} />}
    </button>
  );
}
