import * as RadixDialog from '@radix-ui/react-dialog';
import { clsx } from 'clsx/lite';
import { X } from 'lucide-react';
import type { ComponentProps, ReactElement, ReactNode } from 'react';

import { isShown } from '../../isShown.ts';
import { useTexts } from '../../texts/TextsContext.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Dialog.css.ts';
import { makeScrollRegionFocusable } from './makeScrollRegionFocusable.ts';
import { useTitleFocus } from './useTitleFocus.ts';

const dialogSizes = ['small', 'medium', 'large'] as const;
export type DialogSize = (typeof dialogSizes)[number];

export interface DialogProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The task; screen readers read it first. */
  title: ReactNode;
  /** One sentence under the title. */
  description?: ReactNode;
  /** A line above the title, such as the parent of the item. */
  overline?: ReactNode;
  /** A key figure at the end of the header; under the title on narrow screens. */
  figure?: ReactNode;
  /** Opens it; omit it when the parent controls `isOpen`. */
  trigger?: ReactElement | undefined;
  /** Whether it is open, when the parent controls it; omit it with a `trigger`. */
  isOpen?: boolean | undefined;
  /**
   * Called when the trigger opens it, or Escape, the overlay or the close button closes it. The parent may ignore it.
   */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** `small` for a few fields, `large` for forms with two columns. */
  size?: DialogSize | undefined;
  /** Buttons, the confirming one last. */
  footer?: ReactNode;
  /** A line at the start of the footer, such as '2 fields to correct'. */
  footerNote?: ReactNode;
}

/** A modal dialog for a task. A sheet on narrow screens. */
export function Dialog({
  title,
  description,
  overline,
  figure,
  trigger,
  isOpen,
  onOpenChange,
  size = 'medium',
  footer,
  footerNote,
  className,
  children,
  ...rest
}: DialogProps) {
  const texts = useTexts();
  const kind = isShown(figure) ? 'figure' : 'task';
  const { titleRef, contentProps } = useTitleFocus(trigger !== undefined);
  return (
    <RadixDialog.Root {...(isOpen !== undefined && { open: isOpen })} {...(onOpenChange && { onOpenChange })}>
      {trigger && <RadixDialog.Trigger asChild>{trigger}</RadixDialog.Trigger>}
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={styles.overlay}>
          <RadixDialog.Content
            {...(!isShown(description) && { 'aria-describedby': undefined })}
            {...contentProps}
            {...rest}
            className={clsx(styles.content[size], className)}
          >
            <header className={styles.header[kind]}>
              <div className={styles.heading}>
                {isShown(overline) && <p className={styles.overline}>{overline}</p>}
                <RadixDialog.Title ref={titleRef} tabIndex={-1} className={styles.title[kind]}>
                  {title}
                </RadixDialog.Title>
                {isShown(description) && (
                  <RadixDialog.Description className={styles.description[kind]}>{description}</RadixDialog.Description>
                )}
              </div>
              {isShown(figure) && <div className={styles.figure}>{figure}</div>}
              <RadixDialog.Close asChild>
                <IconButton icon={X} label={texts.close} size="small" hasTooltip={false} className={styles.close} />
              </RadixDialog.Close>
            </header>
            {isShown(children) && (
              <div ref={(body) => makeScrollRegionFocusable(body)} className={styles.body[kind]}>
                {children}
              </div>
            )}
            {isShown(footer) && (
              <footer className={styles.footer}>
                {isShown(footerNote) && <div className={styles.footerNote}>{footerNote}</div>}
                {footer}
              </footer>
            )}
          </RadixDialog.Content>
        </RadixDialog.Overlay>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
