import { useCallback, useEffect, useRef } from 'react';

/** Tells whether the calling component is gone, to whom an answer comes late. */
export function useIsLeft(): () => boolean {
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  return useCallback(() => isLeft.current, []);
}
