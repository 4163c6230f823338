const mostKeys = 50_000;

export interface Limiter {
  /** Counts one attempt. Returns 0 when it is within the limit, otherwise the seconds until the next is allowed. */
  take: (key: string, now: Date) => number | Promise<number>;
}

interface Window {
  tries: number;
  endsAt: number;
}

/**
 * Time windows of this length by key with bounded memory. They are kept in two generations: when the newer one
 * is full it replaces the older one, so that adding a key takes constant time.
 */
export function makeWindows<Kept extends { endsAt: number }>(windowMs: number) {
  let newer = new Map<string, Kept>();
  let older = new Map<string, Kept>();

  return {
    /**
     * The current window of a key, if it has not ended. One that lasts much longer than a window was begun by a clock
     * that was ahead, and would refuse for as long.
     */
    current(key: string, time: number): Kept | undefined {
      const known = newer.get(key) ?? older.get(key);
      return known && known.endsAt > time && known.endsAt <= time + 2 * windowMs ? known : undefined;
    },
    keep(key: string, window: Kept): void {
      if (newer.size >= mostKeys / 2 && !newer.has(key)) {
        older = newer;
        newer = new Map();
      }
      newer.set(key, window);
    },
  };
}

/** Allows `max` attempts per time window and key, counted in this process. */
export function limiter(max: number, windowMs: number) {
  const windows = makeWindows<Window>(windowMs);
  return {
    take: (key: string, now: Date): number => {
      const time = now.getTime();
      const window = windows.current(key, time) ?? { tries: 0, endsAt: time + windowMs };
      window.tries += 1;
      windows.keep(key, window);
      return window.tries > max ? secondsUntil(window.endsAt, time) : 0;
    },
  };
}

export function secondsUntil(endsAt: number, time: number): number {
  return Math.ceil((endsAt - time) / 1000);
}
