import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

const patience = 4000;
const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
/** The address that the document was opened with: it has no position to return to. */
const firstAddress = globalThis.location?.href;

/**
 * Scrolls to the part of the page that the address names ('#adds-up') while the page grows to its full length, until the
 * user scrolls. After Back the page returns to where it was instead.
 */
export function useNamedPart(): void {
  const { hash } = useLocation();
  const isReturning = useNavigationType() === NavigationType.Pop && globalThis.location.href !== firstAddress;
  useEffect(() => {
    if (hash === '' || isReturning) return undefined;
    const goThere = () => document.getElementById(hash.slice(1))?.scrollIntoView({ behavior: 'instant' });
    const observer = new ResizeObserver(goThere);
    observer.observe(document.body);
    const stop = () => observer.disconnect();
    const timer = setTimeout(stop, patience);
    for (const move of ownMoves) addEventListener(move, stop, { passive: true });
    return () => {
      stop();
      clearTimeout(timer);
      for (const move of ownMoves) removeEventListener(move, stop);
    };
  }, [hash, isReturning]);
}
