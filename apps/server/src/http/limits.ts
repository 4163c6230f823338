const mostKeys = 50_000;

export interface Limiter {
  /** Counts one try. Answers 0 when it is within the limit, else the seconds until the next is. */
  take: (key: string, now: Date) => number;
}

/** Allows `max` tries in each window of time, for each key. */
export function limiter(max: number, windowMs: number): Limiter {
  const windows = new Map<string, { tries: number; endsAt: number }>();

  function makeRoom(time: number): void {
    for (const [key, { endsAt }] of windows) if (endsAt <= time) windows.delete(key);
    for (const key of windows.keys()) {
      if (windows.size < mostKeys) return;
      windows.delete(key);
    }
  }

  return {
    take(key, now) {
      const time = now.getTime();
      const known = windows.get(key);
      if (!known && windows.size >= mostKeys) makeRoom(time);
      const current = known && known.endsAt > time ? known : { tries: 0, endsAt: time + windowMs };
      current.tries += 1;
      windows.set(key, current);
      return current.tries > max ? Math.ceil((current.endsAt - time) / 1000) : 0;
    },
  };
}
