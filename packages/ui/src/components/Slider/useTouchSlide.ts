import { useRef, type PointerEvent } from 'react';

/** Px that a finger must move to count as a slide; less is a tap. */
const slop = 8;

interface Touch {
  pointerId: number;
  x: number;
  y: number;
  /** The answer before the touch. */
  before: number | null;
  phase: 'down' | 'sliding' | 'elsewhere';
}

interface TouchSlideOptions {
  value: number | null;
  isDisabled: boolean | undefined;
  /** Sets the value at a position of the track, 0 at its left edge and 1 at its right one. */
  onTap: (place: number) => void;
  /** Restores the answer from before a slide that the browser turned into scrolling. */
  onCancel: (value: number | null) => void;
}

/**
 * Lets touch set the value by a tap or a horizontal slide only, so that scrolling the page past a slider sets nothing.
 * Radix sets the value on pointer down, which is right for a mouse and wrong for touch; it ignores events whose default
 * was prevented.
 *
 * @returns Handlers for the root of the slider.
 */
export function useTouchSlide({ value, isDisabled, onTap, onCancel }: TouchSlideOptions) {
  const touch = useRef<Touch | null>(null);

  function handlePointerDown(event: PointerEvent<HTMLElement>) {
    if (event.pointerType !== 'touch') return;
    event.preventDefault();
    if (isDisabled || !event.isPrimary) return;
    touch.current = {
      pointerId: event.pointerId,
      x: event.clientX,
      y: event.clientY,
      before: value,
      phase: 'down',
    };
  }

  function handlePointerMove(event: PointerEvent<HTMLElement>) {
    if (event.pointerType !== 'touch') return;
    const current = touch.current;
    if (current?.pointerId === event.pointerId && current.phase === 'down') {
      const across = Math.abs(event.clientX - current.x);
      const down = Math.abs(event.clientY - current.y);
      if (Math.max(across, down) >= slop) current.phase = across > down ? 'sliding' : 'elsewhere';
    }
    if (current?.phase !== 'sliding') event.preventDefault();
  }

  function handlePointerUp(event: PointerEvent<HTMLElement>) {
    if (event.pointerType !== 'touch' || touch.current?.pointerId !== event.pointerId) return;
    const { phase } = touch.current;
    touch.current = null;
    if (phase !== 'down') return;
    event.currentTarget.querySelector<HTMLElement>('[role=slider]')?.focus({ preventScroll: true });
    const { left, width } = event.currentTarget.getBoundingClientRect();
    onTap((event.clientX - left) / width);
  }

  function handlePointerCancel(event: PointerEvent<HTMLElement>) {
    if (event.pointerType !== 'touch' || touch.current?.pointerId !== event.pointerId) return;
    const { phase, before } = touch.current;
    touch.current = null;
    if (phase === 'sliding') onCancel(before);
  }

  return {
    onPointerDown: handlePointerDown,
    onPointerMove: handlePointerMove,
    onPointerUp: handlePointerUp,
    onPointerCancel: handlePointerCancel,
  };
}
