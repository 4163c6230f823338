const mostKeys = 50_000;

export interface Limiter {
  /** Counts one try. Answers 0 when it is within the limit, else the seconds until the next is. */
  take: (key: string, now: Date) => number | Promise<number>;
}

interface Window {
  tries: number;
  endsAt: number;
}

/** Windows of time by key, which forget the oldest rather than grow without end. */
export function makeWindows<Kept extends { endsAt: number }>() {
  const windows = new Map<string, Kept>();

  function makeRoom(time: number): void {
    for (const [key, { endsAt }] of windows) if (endsAt <= time) windows.delete(key);
    for (const key of windows.keys()) {
      if (windows.size < mostKeys) return;
      windows.delete(key);
    }
  }

  return {
    /** The window of a key that has not ended. */
    current(key: string, time: number): Kept | undefined {
      const known = windows.get(key);
      return known && known.endsAt > time ? known : undefined;
    },
    keep(key: string, window: Kept, time: number): void {
      if (!windows.has(key) && windows.size >= mostKeys) makeRoom(time);
      windows.set(key, window);
    },
  };
}

/** Allows `max` tries in each window of time, for each key, counted in this process. */
export function limiter(max: number, windowMs: number) {
  const windows = makeWindows<Window>();
  return {
    take: (key: string, now: Date): number => {
      const time = now.getTime();
      const window = windows.current(key, time) ?? { tries: 0, endsAt: time + windowMs };
      window.tries += 1;
      windows.keep(key, window, time);
      return window.tries > max ? secondsUntil(window.endsAt, time) : 0;
    },
  };
}

export function secondsUntil(endsAt: number, time: number): number {
  return Math.ceil((endsAt - time) / 1000);
}
