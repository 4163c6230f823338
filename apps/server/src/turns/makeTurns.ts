interface Waiting {
  go: (leave: () => void) => void;
}

interface Limits {
  /** How many of one account run at once. */
  each: number;
  /** How many of all accounts run at once. */
  together?: number;
  /** How many of one account may wait. */
  waiting?: number;
}

/** Gives accounts their turns: each has a few at once, its others wait, and waiting accounts take turns. */
export function makeTurns({ each, together = Infinity, waiting = Infinity }: Limits) {
  const running = new Map<string, number>();
  /** In the order of their next turns. */
  const queues = new Map<string, Set<Waiting>>();
  let all = 0;

  const mayRun = (account: string) => all < together && (running.get(account) ?? 0) < each;

  function start(account: string): () => void {
    all += 1;
    running.set(account, (running.get(account) ?? 0) + 1);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      all -= 1;
      const left = (running.get(account) ?? 1) - 1;
      if (left === 0) running.delete(account);
      else running.set(account, left);
      moveToEnd(account);
      startNext();
    };
  }

  function moveToEnd(account: string): void {
    const queue = queues.get(account);
    if (!queue) return;
    queues.delete(account);
    queues.set(account, queue);
  }

  function startNext(): void {
    const account = [...queues.keys()].find(mayRun);
    const queue = account === undefined ? undefined : queues.get(account);
    const [next] = queue ?? [];
    if (account === undefined || !queue || !next) return;
    drop(account, queue, next);
    next.go(start(account));
  }

  function drop(account: string, queue: Set<Waiting>, one: Waiting): void {
    queue.delete(one);
    if (queue.size === 0) queues.delete(account);
  }

  return {
    /**
     * Waits for a turn of the account.
     *
     * @param signal Gives up waiting.
     * @returns A function that ends the turn; null when too many wait, or when it gave up.
     */
    async take(account: string, signal?: AbortSignal): Promise<(() => void) | null> {
      if (mayRun(account)) return start(account);
      const queue = queues.get(account) ?? new Set();
      if (queue.size >= waiting || signal?.aborted) return null;
      queues.set(account, queue);
      return new Promise((settle) => {
        const one: Waiting = { go: settle };
        queue.add(one);
        signal?.addEventListener('abort', () => {
          if (!queue.has(one)) return;
          drop(account, queue, one);
          settle(null);
        });
      });
    },
  };
}
