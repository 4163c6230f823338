/**
 * Processes every item with a concurrency limit in total and per key.
 *
 * @returns Resolves when all started work has ended; starts nothing new once the signal is aborted.
 */
export function inTurns<Item>(
  items: readonly Item[],
  { atOnce, perKey, keyOf }: { atOnce: number; perKey: number; keyOf: (item: Item) => string },
  work: (item: Item) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const queues = Map.groupBy(items, keyOf);
  const running = new Map<string, number>();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let busy = 0;
  let failure: { error: unknown } | undefined;
  next();
  return promise;

  function next(): void {
    while (busy < atOnce && !signal.aborted && !failure) {
      const key = freeKey();
      const item = key === undefined ? undefined : queues.get(key)?.shift();
      if (key === undefined || item === undefined) break;
      begin(key, item);
    }
    if (busy > 0) return;
    if (failure) reject(failure.error);
    else resolve();
  }

  function freeKey(): string | undefined {
    for (const [key, queue] of queues) {
      if (queue.length === 0) queues.delete(key);
      else if ((running.get(key) ?? 0) < perKey) return key;
    }
    return undefined;
  }

  function begin(key: string, item: Item): void {
    busy += 1;
    running.set(key, (running.get(key) ?? 0) + 1);
    void work(item)
      .catch((error: unknown) => (failure = { error }))
      .finally(() => {
        busy -= 1;
        running.set(key, (running.get(key) ?? 1) - 1);
        next();
      });
  }
}
