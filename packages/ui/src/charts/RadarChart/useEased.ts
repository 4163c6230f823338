import { useLayoutEffect, useRef, useState } from 'react';

import { media } from '../../theme/media.ts';

const duration = 180;

/** Ease-out: progress after a share of the time, both 0-1. */
const ease = (time: number): number => 1 - (1 - time) ** 3;

/** Without a screen (on a server, in tests) nothing is animated. */
const prefersReducedMotion = (): boolean => typeof matchMedia !== 'function' || matchMedia(media.reducedMotion).matches;

interface Move {
  /** The target values, as a text. */
  to: string;
  values: readonly number[];
}

/**
 * Animates values to new ones within 180 ms. No animation for the first values, with reduced motion, or when the
 * number of values changes.
 */
export function useEased(targets: readonly number[]): readonly number[] {
  const key = targets.join(' ');
  const [move, setMove] = useState<Move>({ to: key, values: targets });
  const shown = useRef<readonly number[]>(targets);

  useLayoutEffect(() => {
    const to = key === '' ? [] : key.split(' ').map(Number);
    const from = shown.current;
    const isSame = from.length === to.length && from.every((value, index) => value === to[index]);
    if (isSame || from.length !== to.length || prefersReducedMotion()) {
      shown.current = to;
      return undefined;
    }
    let start: number | null = null;
    let frame = requestAnimationFrame(function step(now) {
      start ??= now;
      const share = ease(Math.min(1, (now - start) / duration));
      shown.current = share === 1 ? to : to.map((value, index) => (from[index] ?? value) * (1 - share) + value * share);
      setMove({ to: key, values: shown.current });
      if (share < 1) frame = requestAnimationFrame(step);
    });
    setMove({ to: key, values: from });
    return () => cancelAnimationFrame(frame);
  }, [key]);

  return move.to === key ? move.values : targets;
}
