import { clsx } from 'clsx/lite';
import type { LucideIcon } from 'lucide-react';

import { AppLink } from '../../link/AppLink.tsx';
import type { LinkProps } from '../../link/LinkContext.ts';
import * as buttonStyles from '../Button/Button.css.ts';
import type { ButtonSize, ButtonVariant } from '../Button/Button.tsx';
import * as styles from './LinkButton.css.ts';

export interface LinkButtonProps extends LinkProps {
  /** Emphasis: one `primary` per view. */
  variant?: Exclude<ButtonVariant, 'danger'> | undefined;
  /** `small` in rows and toolbars, `large` on pages with a single action. */
  size?: ButtonSize | undefined;
  /** An icon before the text. */
  icon?: LucideIcon | undefined;
  /** An icon after the text, such as an arrow. */
  iconEnd?: LucideIcon | undefined;
  /** Takes the whole width. */
  isBlock?: boolean | undefined;
}

/** A link styled as a button, for navigation that is the page's main action. */
export function LinkButton({
  variant = 'secondary',
  size = 'medium',
  icon: Icon,
  iconEnd: IconEnd,
  isBlock = false,
  className,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <AppLink {...rest} className={clsx(buttonStyles.button({ variant, size, isBlock }), styles.link, className)}>
      {Icon && <Icon aria-hidden className={buttonStyles.icon} />}
      {children}
      {IconEnd && <IconEnd aria-hidden className={buttonStyles.icon} />}
    </AppLink>
  );
}
