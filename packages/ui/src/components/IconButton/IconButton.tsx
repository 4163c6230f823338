import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';

import { classes } from '../../classes.ts';
import * as buttonStyles from '../Button/Button.css.ts';
import type { ButtonSize, ButtonVariant } from '../Button/Button.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import * as styles from './IconButton.css.ts';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: LucideIcon;
  /** What the button does; its name, and its tooltip. */
  label: string;
  variant?: Exclude<ButtonVariant, 'danger'> | undefined;
  size?: ButtonSize | undefined;
  /** 'danger' colours the icon of a destructive action; the red fill is for the dialog that confirms it. */
  tone?: 'normal' | 'danger' | undefined;
  isLoading?: boolean | undefined;
  /** Off where the label already stands beside the button. */
  hasTooltip?: boolean | undefined;
}

/** A button known by its icon, where room or repetition forbids a word. */
export function IconButton({
  icon: Icon,
  label,
  variant = 'ghost',
  size = 'medium',
  tone = 'normal',
  isLoading = false,
  hasTooltip = true,
  type = 'button',
  className,
  onClick,
  ...rest
}: IconButtonProps) {
  const button = (
    <button
      {...rest}
      // oxlint-disable-next-line react/button-has-type
      type={type}
      aria-label={label}
      aria-busy={isLoading || undefined}
      aria-disabled={isLoading || rest['aria-disabled']}
      onClick={isLoading ? undefined : onClick}
      className={classes(buttonStyles.button({ variant, size }), styles.iconButton({ size, tone }), className)}
    >
      {isLoading ? <Spinner /> : <Icon aria-hidden className={buttonStyles.icon} />}
    </button>
  );
  return hasTooltip ? <Tooltip content={label}>{button}</Tooltip> : button;
}
