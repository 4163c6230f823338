import * as RadixPopover from '@radix-ui/react-popover';
import { clsx } from 'clsx/lite';
import { type ComponentProps, type ReactElement, type ReactNode, useId } from 'react';

import { isShown } from '../../isShown.ts';
import * as styles from './Popover.css.ts';

export interface PopoverProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The control that opens it. */
  trigger: ReactElement;
  /** Heading and accessible name of the dialog. */
  title?: ReactNode;
  /** Whether it is open, when the parent controls it. */
  isOpen?: boolean | undefined;
  /** Called when it opens or closes. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** The side it opens on while there is room. */
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
  /** Which edge of its control it is aligned with. */
  align?: 'start' | 'center' | 'end' | undefined;
}

/** Short content next to its control: an explanation, a small form. Not modal. */
export function Popover({
  trigger,
  title,
  isOpen,
  onOpenChange,
  side = 'bottom',
  align = 'start',
  className,
  children,
  ...rest
}: PopoverProps) {
  const titleId = useId();
  return (
    <RadixPopover.Root {...(isOpen !== undefined && { open: isOpen })} {...(onOpenChange && { onOpenChange })}>
      <RadixPopover.Trigger asChild>{trigger}</RadixPopover.Trigger>
      <RadixPopover.Portal>
        <RadixPopover.Content
          {...(isShown(title) && { 'aria-labelledby': titleId })}
          side={side}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          {...rest}
          className={clsx(styles.content, className)}
        >
          {isShown(title) && (
            <h2 id={titleId} className={styles.title}>
              {title}
            </h2>
          )}
          {children}
        </RadixPopover.Content>
      </RadixPopover.Portal>
    </RadixPopover.Root>
  );
}
