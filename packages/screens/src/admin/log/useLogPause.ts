import { useState } from 'react';

interface LogPause {
  refresh: () => unknown;
  onPausedChange?: ((isPaused: boolean) => void) | undefined;
}

/** Whether the updates of a log are paused, and how to change it; a log that continues is refreshed at once. */
export function useLogPause({ refresh, onPausedChange }: LogPause) {
  const [isPaused, setPaused] = useState(false);

  function handlePause(isNowPaused: boolean) {
    setPaused(isNowPaused);
    onPausedChange?.(isNowPaused);
    if (!isNowPaused) void refresh();
  }

  return { isPaused, handlePause };
}
