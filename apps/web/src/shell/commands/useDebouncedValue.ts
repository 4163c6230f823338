import { useEffect, useState } from 'react';

/** A value once it has not changed for so many ms. */
export function useDebouncedValue<Value>(value: Value, ms: number): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return rested;
}
