import { startTransition, useEffect, useState } from 'react';

export type Engine = typeof import('./engine.ts');

let engine: Engine | undefined;

async function loadEngine(): Promise<Engine | null> {
  const loaded = await import('./engine.ts').catch(() => null);
  engine = loaded ?? undefined;
  return loaded;
}

/** What evaluates anew: undefined while it is on its way, null where it cannot be had. It is fetched once for all pages. */
export function useEngine(): Engine | null | undefined {
  const [shown, setShown] = useState<Engine | null | undefined>(() => engine);
  useEffect(() => {
    if (shown !== undefined) return undefined;
    let isLeft = false;
    // What it explains is half of the page, and drawn in pieces.
    const show = (loaded: Engine | null) => startTransition(() => setShown(loaded));
    void loadEngine().then((loaded) => isLeft || show(loaded));
    return () => {
      isLeft = true;
    };
  }, [shown]);
  return shown;
}
