import * as RadixTooltip from '@radix-ui/react-tooltip';
import type { FocusEvent, PointerEvent, ReactElement, ReactNode } from 'react';

import * as styles from './Tooltip.css.ts';

export interface TooltipProps {
  /** A few words that add to the control's name or show a truncated one in full. */
  content: ReactNode;
  /** One focusable element; a tooltip on anything else cannot be reached by keyboard. */
  children: ReactElement;
  /** The side it opens on while there is room. */
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
  /** Milliseconds of hover before it opens; on focus it opens immediately. */
  delay?: number | undefined;
}

/** A closing menu or panel returns the focus; after a mouse click that must not open the tooltip. */
function ignoreFocusByPointer(event: FocusEvent): void {
  if (!event.currentTarget.matches(':focus-visible')) event.preventDefault();
}

/** An open menu or panel covers the position of its control's tooltip. */
function ignoreWhileExpanded(event: PointerEvent): void {
  if (event.currentTarget.ariaExpanded === 'true') event.preventDefault();
}

/** A few words about a control, on hover and on focus. Put essential information in the page instead. */
export function Tooltip({ content, children, side = 'top', delay = 400 }: TooltipProps) {
  return (
    <RadixTooltip.Provider delayDuration={delay}>
      <RadixTooltip.Root>
        <RadixTooltip.Trigger asChild onFocus={ignoreFocusByPointer} onPointerMove={ignoreWhileExpanded}>
          {children}
        </RadixTooltip.Trigger>
        <RadixTooltip.Portal>
          <RadixTooltip.Content side={side} sideOffset={6} collisionPadding={8} className={styles.content}>
            {content}
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}
