import { useCallback, useEffect, useRef } from 'react';

/** Returns a function that reports whether the component is unmounted, for responses that arrive after navigation. */
export function useIsUnmounted(): () => boolean {
  const isUnmounted = useRef(false);
  useEffect(() => {
    isUnmounted.current = false;
    return () => {
      isUnmounted.current = true;
    };
  }, []);
  return useCallback(() => isUnmounted.current, []);
}
