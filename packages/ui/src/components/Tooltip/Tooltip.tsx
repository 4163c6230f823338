import * as RadixTooltip from '@radix-ui/react-tooltip';
import type { FocusEvent, PointerEvent, ReactElement, ReactNode } from 'react';

import * as styles from './Tooltip.css.ts';

export interface TooltipProps {
  /** A few words that add to the control's name or spell out a cut one. */
  content: ReactNode;
  /** One focusable element; a tooltip on anything else cannot be reached by keyboard. */
  children: ReactElement;
  /** The side it opens on while there is room. */
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
  /** Milliseconds of hover before it opens; on focus it opens at once. */
  delay?: number | undefined;
}

/** A menu or panel that closes gives the focus back; who chose by mouse did not ask for the tooltip. */
function ignoreFocusByPointer(event: FocusEvent): void {
  if (!event.currentTarget.matches(':focus-visible')) event.preventDefault();
}

/** An open menu or panel lies where the tooltip of its control would. */
function ignoreWhileExpanded(event: PointerEvent): void {
  if (event.currentTarget.ariaExpanded === 'true') event.preventDefault();
}

/** A few words about a control, on hover and on focus. What a person must know stands in the page instead. */
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
