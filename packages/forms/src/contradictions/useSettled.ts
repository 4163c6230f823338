import { useEffect, useRef, useState } from 'react';

const quietTime = 600;

/**
 * A value once the person pauses: after a moment of quiet, but while a text is typed only when its field is left, so
 * that nothing that depends on it moves under the person's hands.
 *
 * @param turn A change of it takes the value over at once, even while a text is typed.
 */
export function useSettled<Value extends string>(value: Value, turn: number | string): Value {
  const [settled, setSettled] = useState(value);
  const lastTurn = useRef(turn);
  useEffect(() => {
    const isAtOnce = lastTurn.current !== turn;
    lastTurn.current = turn;
    if (value === settled) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settleAfter = (time: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => setSettled(value), time);
    };
    const handleFocusOut = () => settleAfter(0);
    if (isAtOnce) settleAfter(0);
    else if (!isTyping()) settleAfter(quietTime);
    document.addEventListener('focusout', handleFocusOut);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('focusout', handleFocusOut);
    };
  }, [value, settled, turn]);
  return settled;
}

function isTyping(): boolean {
  const active = document.activeElement;
  return active instanceof HTMLTextAreaElement || (active instanceof HTMLInputElement && active.type !== 'checkbox');
}
