import { type RefObject, startTransition, useEffect, useState } from 'react';

import { hasFirstSign, onFirstSign } from './firstSign.ts';

/** Of the window, in which what is just below it is drawn already. */
const nearness = '25%';

/**
 * Whether to draw what may stand below the window when the app is opened: it is in sight, or somebody is there who may
 * look for it. Until then the browser is left to what is in sight.
 *
 * @param ref of what keeps its place meanwhile.
 */
export function useIsDue(ref: RefObject<Element | null>): boolean {
  const [isDue, setDue] = useState(() => hasFirstSign() || typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    const place = ref.current;
    if (isDue || place === null) return undefined;
    const draw = () => startTransition(() => setDue(true));
    const observer = new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && draw(), {
      rootMargin: nearness,
    });
    observer.observe(place);
    const forget = onFirstSign(draw);
    return () => {
      observer.disconnect();
      forget();
    };
  }, [isDue, ref]);
  return isDue;
}
