import { useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Tells whether the calling component is gone or its page is left, to whom an answer comes late. */
export function useIsLeft(): () => boolean {
  const { pathname } = useLocation();
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  // The address changes a moment before the page does.
  return useCallback(() => isGone.current || location.pathname !== pathname, [pathname]);
}
