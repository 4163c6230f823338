import { useEffect, useMemo, useRef, useState } from 'react';

import { findText, type Matcher, type Searched } from './logFilter.ts';
import { type LogSearcher, makeLogSearcher } from './makeLogSearcher.ts';
import type { LogEntry } from './types.ts';

interface LogSearch {
  /** The last result, while the next search is pending. */
  searched: Searched;
  /** The current query timed out; the result is that of the previous one. */
  isTooSlow: boolean;
}

type Result = Searched & { matcher: Matcher };

/**
 * Searches a log. Plain text is searched immediately; a regular expression in a worker, so that it cannot block the
 * page.
 */
export function useLogSearch(entries: readonly LogEntry[], wanted: Matcher | null): LogSearch {
  const [settled, setSettled] = useState<Matcher | null>(null);
  const [slow, setSlow] = useState<Matcher | null>(null);
  const [result, setResult] = useState<Result | null>(null);
  const searcher = useRef<LogSearcher>(null);
  const isTooSlow = wanted !== null && slow === wanted;
  const sought = isTooSlow ? settled : wanted;
  const isOwnThread = sought?.isRegex === true;

  if (!isOwnThread && settled !== sought) setSettled(sought);

  useEffect(
    () => () => {
      searcher.current?.stop();
      searcher.current = null;
    },
    [],
  );

  useEffect(() => {
    if (sought?.isRegex !== true) {
      searcher.current?.stop();
      return;
    }
    const { expression } = sought;
    searcher.current ??= makeLogSearcher();
    searcher.current.search({
      entries,
      expression,
      onResult: (found) => {
        if (found !== null) {
          setResult({ entries, found, expression, matcher: sought });
          setSettled(sought);
          return;
        }
        setSettled((last) => (last === sought ? null : last));
        setSlow((last) => (sought === wanted ? sought : last));
      },
    });
  }, [entries, sought, wanted]);

  const shown = isOwnThread && result?.matcher !== sought ? settled : sought;
  const direct = useMemo<Searched>(() => {
    const expression = shown?.isRegex === false ? shown.expression : null;
    return { entries, found: expression && findText(entries, expression), expression };
  }, [entries, shown]);
  return { searched: shown?.isRegex === true && result !== null ? result : direct, isTooSlow };
}
