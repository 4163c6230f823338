import * as RadixDialog from '@radix-ui/react-dialog';
import { clsx } from 'clsx/lite';
import { X } from 'lucide-react';
import type { ComponentProps, ReactElement, ReactNode } from 'react';

import { isShown } from '../../isShown.ts';
import { useTexts } from '../../texts/TextsContext.ts';
import { makeScrollRegionFocusable } from '../Dialog/makeScrollRegionFocusable.ts';
import { useTitleFocus } from '../Dialog/useTitleFocus.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Drawer.css.ts';

export const drawerSides = ['start', 'end', 'bottom'] as const;
export type DrawerSide = (typeof drawerSides)[number];

export interface DrawerProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What the panel contains; screen readers read it first. */
  title: ReactNode;
  /** Opens it; omit it when the parent controls `isOpen`. */
  trigger?: ReactElement | undefined;
  /** Whether it is open, when the parent controls it. */
  isOpen?: boolean | undefined;
  /** Called to open or close it; the parent may ignore it. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** 'start' for navigation, 'end' for details, 'bottom' for a sheet on narrow screens. */
  side?: DrawerSide | undefined;
  /** Buttons that stay visible below the scrolled body. */
  footer?: ReactNode;
}

/** A panel that slides in from an edge without moving the page. */
export function Drawer({
  title,
  trigger,
  isOpen,
  onOpenChange,
  side = 'end',
  footer,
  className,
  children,
  ...rest
}: DrawerProps) {
  const texts = useTexts();
  const { titleRef, contentProps } = useTitleFocus(trigger !== undefined);
  return (
    <RadixDialog.Root {...(isOpen !== undefined && { open: isOpen })} {...(onOpenChange && { onOpenChange })}>
      {trigger && <RadixDialog.Trigger asChild>{trigger}</RadixDialog.Trigger>}
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={styles.overlay} />
        <RadixDialog.Content
          aria-describedby={undefined}
          {...contentProps}
          {...rest}
          className={clsx(styles.content[side], className)}
        >
          <header className={styles.header}>
            <RadixDialog.Title ref={titleRef} tabIndex={-1} className={styles.title}>
              {title}
            </RadixDialog.Title>
            <RadixDialog.Close asChild>
              <IconButton icon={X} label={texts.close} hasTooltip={false} className={styles.close} />
            </RadixDialog.Close>
          </header>
          <div ref={(body) => makeScrollRegionFocusable(body)} className={styles.body}>
            {children}
          </div>
          {isShown(footer) && <footer className={styles.footer}>{footer}</footer>}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
