import { clsx } from 'clsx/lite';
import { ArrowRight, ExternalLink } from 'lucide-react';

import { AppLink } from '../../link/AppLink.tsx';
import type { LinkProps } from '../../link/LinkContext.ts';
import { useTexts } from '../../texts/TextsContext.ts';
import * as styles from './TextLink.css.ts';

export const textLinkVariants = ['plain', 'prose', 'quiet', 'action'] as const;
type TextLinkVariant = (typeof textLinkVariants)[number];

export interface TextLinkProps extends LinkProps {
  /** plain for names in lists, prose inside sentences (always underlined), quiet for footers, action for 'Browse all' with an arrow. */
  variant?: TextLinkVariant | undefined;
  /** Opens another site in a new tab, and announces it. */
  isExternal?: boolean | undefined;
}

/** A link to another page. */
export function TextLink({ variant = 'plain', isExternal = false, className, children, ...rest }: TextLinkProps) {
  const texts = useTexts();
  const root = clsx(styles.link({ variant }), className);
  if (!isExternal) {
    return (
      <AppLink {...rest} className={root}>
        {children}
        {variant === 'action' && <ArrowRight aria-hidden className={styles.icon} />}
      </AppLink>
    );
  }
  return (
    <a target="_blank" rel="noopener noreferrer" {...rest} className={root}>
      {children}
      <ExternalLink aria-hidden className={clsx(styles.icon, variant !== 'action' && styles.iconGap)} />{' '}
      <span className={styles.hint}>({texts.opensInNewTab})</span>
    </a>
  );
}
