import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';

/** Closes the tooltip that is open, wherever it is: there is never a second one. */
let closeOther: (() => void) | undefined;

/**
 * When a control's tooltip is there.
 *
 * @param delay ms of hover before it opens; on focus by keyboard it opens at once.
 * @param onNear called as soon as it may be needed.
 */
export function useTooltip(delay: number, onNear: () => void) {
  /** The control while its tooltip is open. */
  const [control, setControl] = useState<HTMLElement | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isHovered = useRef(false);
  const isPressed = useRef(false);
  const close = useCallback(() => {
    clearTimeout(timer.current);
    setControl(null);
  }, []);

  useEffect(() => () => clearTimeout(timer.current), []);

  function open(element: HTMLElement) {
    if (closeOther !== close) closeOther?.();
    closeOther = close;
    setControl(element);
  }

  return {
    control,
    close,
    handlers: {
      onPointerMove: ({ currentTarget, pointerType }: PointerEvent<HTMLElement>) => {
        if (pointerType === 'touch' || isHovered.current) return;
        onNear();
        // What a control has opened lies where its tooltip would.
        if (currentTarget.ariaExpanded === 'true') return;
        isHovered.current = true;
        timer.current = setTimeout(() => open(currentTarget), delay);
      },
      // From an open tooltip the pointer may go on into it; Radix closes it once the pointer is in neither.
      onPointerLeave: () => {
        clearTimeout(timer.current);
        isHovered.current = false;
      },
      onPointerDown: () => {
        close();
        isPressed.current = true;
        document.addEventListener(
          'pointerup',
          () => {
            isPressed.current = false;
          },
          { once: true },
        );
      },
      onFocus: ({ currentTarget }: FocusEvent<HTMLElement>) => {
        // A menu or panel that closes gives the focus back; who chose by mouse did not ask for the tooltip.
        if (isPressed.current || !currentTarget.matches(':focus-visible')) return;
        onNear();
        open(currentTarget);
      },
      // Before its code has come there is nothing yet that would listen.
      onKeyDown: ({ key }: KeyboardEvent<HTMLElement>) => {
        if (key === 'Escape') close();
      },
      onBlur: close,
      onClick: close,
    },
  };
}
