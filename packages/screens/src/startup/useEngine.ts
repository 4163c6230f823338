import { startTransition, useEffect, useState } from 'react';

export type Engine = typeof import('./engine.ts');

let engine: Engine | undefined;

async function loadEngine(): Promise<Engine | null> {
  const loaded = await import('./engine.ts').catch(() => null);
  engine = loaded ?? undefined;
  return loaded;
}

/** The evaluation engine: undefined while it loads, null when it failed to load. It is loaded once for all pages. */
export function useEngine(): Engine | null | undefined {
  const [shown, setShown] = useState<Engine | null | undefined>(() => engine);
  useEffect(() => {
    if (shown !== undefined) return undefined;
    let isLeft = false;
    // It affects half of the page, so render it in a transition.
    const show = (loaded: Engine | null) => startTransition(() => setShown(loaded));
    void loadEngine().then((loaded) => isLeft || show(loaded));
    return () => {
      isLeft = true;
    };
  }, [shown]);
  return shown;
}
