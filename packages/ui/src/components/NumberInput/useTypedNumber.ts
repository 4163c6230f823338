import { useState } from 'react';

import { parseTypedNumber } from './parseTypedNumber.ts';
import { printTypedNumber } from './printTypedNumber.ts';

interface TypedNumber {
  /** The unit that the text may state. */
  unit: string;
  value: number | null | undefined;
  defaultValue: number | null;
  onValueChange: ((value: number | null) => void) | undefined;
  unreadText: string;
  onUnreadText: ((text: string) => void) | undefined;
}

/** The number of a field and its text: as typed, or formatted when the parent passes another number. */
export function useTypedNumber({ unit, value, defaultValue, onValueChange, unreadText, onUnreadText }: TypedNumber) {
  const [own, setOwn] = useState(defaultValue);
  const current = value === undefined ? own : value;
  const [text, setText] = useState(Number.isNaN(current) ? unreadText : printTypedNumber(current));
  const isText = Object.is(parseTypedNumber(text, unit), current);
  const shown = isText ? text : Number.isNaN(current) ? unreadText : printTypedNumber(current);

  function take(next: number | null, nextText: string) {
    setText(nextText);
    if (!Object.is(next, current)) {
      setOwn(next);
      onValueChange?.(next);
    }
    if (Number.isNaN(next)) onUnreadText?.(nextText);
  }

  return { current, shown, take };
}
