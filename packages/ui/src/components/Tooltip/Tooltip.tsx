import {
  cloneElement,
  type ComponentType,
  lazy,
  type ReactElement,
  type ReactNode,
  Suspense,
  type SyntheticEvent,
} from 'react';

import type { TooltipTipProps } from './TooltipTip.tsx';
import { useTooltip } from './useTooltip.ts';

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

type Handlers = Record<string, ((event: never) => void) | undefined>;

// What places a tooltip weighs more than most controls that have one, so it comes when one is reached for. No page
// breaks because it does not come.
const loadTip = async (): Promise<{ default: ComponentType<TooltipTipProps> }> => {
  try {
    return { default: (await import('./TooltipTip.tsx')).TooltipTip };
  } catch {
    return { default: () => null };
  }
};
const TooltipTip = lazy(loadTip);

/** The handlers of a control, each followed by the tooltip's unless it prevents that. */
function after(own: Handlers, tips: Handlers): Handlers {
  return Object.fromEntries(
    Object.entries(tips).map(([name, handle]) => [
      name,
      (event: SyntheticEvent) => {
        own[name]?.(event as never);
        if (!event.defaultPrevented) handle?.(event as never);
      },
    ]),
  );
}

/** A few words about a control, on hover and on focus. What a person must know stands in the page instead. */
export function Tooltip({ content, children, side = 'top', delay = 400 }: TooltipProps) {
  const { control, close, handlers } = useTooltip(delay, () => void loadTip());
  return (
    <>
      {/* The control must stay the same element when the tooltip's code comes, or it would lose focus and presses. */}
      {cloneElement(children, after(children.props as Handlers, handlers))}
      {control && (
        <Suspense>
          <TooltipTip content={content} side={side} control={control} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
