import { useLocale } from '@aval/screens';
import { useEffect, useRef, useState } from 'react';

import { type LogStream, type StreamedLine, streamLines } from '../../../api/streamLines.ts';
import { delay } from '../delay.ts';

const reconnectMs = 1000;
const retryMs = 10_000;

interface Listener {
  onLive: (isLive: boolean) => void;
  onLines: (lines: readonly StreamedLine[]) => void;
}

/** Reads a stream until it is aborted, and reconnects when it is interrupted. */
async function followStream(stream: LogStream, signal: AbortSignal, { onLive, onLines }: Listener): Promise<void> {
  let after = 0;
  while (!signal.aborted) {
    let waitMs = reconnectMs;
    try {
      for await (const lines of streamLines(stream, after, signal)) {
        if (signal.aborted) return;
        after = lines.at(-1)?.id ?? after;
        onLive(true);
        onLines(lines);
      }
    } catch {
      // The log is polled in the meantime.
      waitMs = retryMs;
    }
    if (signal.aborted) return;
    onLive(false);
    await delay(waitMs, signal);
  }
}

interface LogLines {
  /** Whether lines are being streamed. */
  isLive: boolean;
  lines: readonly StreamedLine[];
  /** Shows the lines received since the last call. */
  show: () => void;
}

const noLines: readonly StreamedLine[] = [];

/**
 * Collects the lines of a stream, in the current language.
 *
 * @param runId Limits the stream to one run; null for all.
 */
export function useLogStream(stream: LogStream, runId: number | null): LogLines {
  const locale = useLocale();
  const collected = useRef({ locale, lines: [...noLines] });
  const [shown, setShown] = useState({ locale, lines: noLines });
  const [isLive, setLive] = useState(false);

  useEffect(() => {
    const controller = new AbortController();
    const lines: StreamedLine[] = [];
    collected.current = { locale, lines };
    void followStream(stream, controller.signal, {
      onLive: setLive,
      onLines: (some) => lines.push(...some.filter((line) => runId === null || line.runId === runId)),
    });
    return () => controller.abort();
  }, [stream, runId, locale]);

  return {
    isLive,
    lines: shown.locale === locale ? shown.lines : noLines,
    show: () =>
      setShown((before) => {
        const { locale: spoken, lines } = collected.current;
        const isSame = before.locale === spoken && before.lines.length === lines.length;
        return isSame ? before : { locale: spoken, lines: [...lines] };
      }),
  };
}
