import { classes } from '../../classes.ts';
import * as buttonStyles from '../Button/Button.css.ts';
import { Spinner } from '../Spinner/Spinner.tsx';
import * as styles from './IconButton.css.ts';
import type { IconButtonProps } from './IconButton.tsx';

/** The button of an IconButton alone: where a tooltip would only repeat what stands beside it, its code stays away too. */
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
}: Omit<IconButtonProps, 'hasTooltip'>) {
  return (
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
}
