import { useState } from 'react';

/**
 * A value that is controlled by the parent, or kept by the component when it is not given.
 *
 * @returns The value and a setter that notifies the parent in both cases.
 */
export function useControlled<Value>(
  given: Value | undefined,
  initial: Value,
  onChange: ((value: Value) => void) | undefined,
): [Value, (value: Value) => void] {
  const [own, setOwn] = useState(initial);
  const set = (value: Value): void => {
    if (given === undefined) setOwn(value);
    onChange?.(value);
  };
  return [given === undefined ? own : given, set];
}
