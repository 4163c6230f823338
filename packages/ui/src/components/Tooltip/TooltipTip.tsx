import * as RadixTooltip from '@radix-ui/react-tooltip';
import { type ComponentProps, type ReactNode, type Ref, useEffect, useImperativeHandle } from 'react';

import * as styles from './Tooltip.css.ts';

export interface TooltipTipProps {
  content: ReactNode;
  side: RadixTooltip.TooltipContentProps['side'];
  /** The control that it is about. */
  control: HTMLElement;
  onClose: () => void;
}

/** The words of a tooltip, beside its control. */
export function TooltipTip({ content, side, control, onClose }: TooltipTipProps) {
  return (
    <RadixTooltip.Provider>
      <RadixTooltip.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
        <RadixTooltip.Trigger asChild>
          <StandIn control={control} />
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

interface StandInProps extends Pick<ComponentProps<'button'>, 'aria-describedby'> {
  control: HTMLElement;
  ref?: Ref<HTMLElement>;
}

/** Hands Radix the control that stands in the page already, and describes it. */
function StandIn({ control, ref, 'aria-describedby': tip }: StandInProps) {
  useImperativeHandle(ref, () => control, [control]);
  useEffect(() => {
    if (tip === undefined) return undefined;
    const others = control.getAttribute('aria-describedby');
    control.setAttribute('aria-describedby', [others, tip].filter(Boolean).join(' '));
    return () => {
      if (others === null) control.removeAttribute('aria-describedby');
      else control.setAttribute('aria-describedby', others);
    };
  }, [control, tip]);
  return null;
}
