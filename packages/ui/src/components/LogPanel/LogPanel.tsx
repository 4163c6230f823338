import { formatNumber, timeZoneName } from '@aval/metrics';
import { clsx } from 'clsx/lite';
import { ArrowDown } from 'lucide-react';
import { useDeferredValue, useId, useMemo, useRef, useState, type ComponentProps, type ReactNode } from 'react';

import { saveFile } from '../../saveFile.ts';
import { fillText, useTexts } from '../../texts/TextsContext.ts';
import { useTimeZone } from '../../texts/TimeZoneContext.ts';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { ErrorPanel } from '../ErrorPanel/ErrorPanel.tsx';
import { useControlled } from '../Field/useControlled.ts';
import { Loading } from '../Loading/Loading.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { StatusBadge } from '../StatusBadge/StatusBadge.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { countLevels, entriesFound, firstNewIndex, type LogQuery, type Matcher, toMatcher } from './logFilter.ts';
import { LogLines } from './LogLines.tsx';
import * as styles from './LogPanel.css.ts';
import { logText } from './logText.ts';
import { LogToolbar } from './LogToolbar.tsx';
import { type LogEntry, logIntervals, logLevels, type LogLevel } from './types.ts';
import { useLogRefresh } from './useLogRefresh.ts';
import { useLogSearch } from './useLogSearch.ts';
import { useSlashShortcut } from './useSlashShortcut.ts';

export interface LogPanelProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** Names the section, and distinguishes the logs of one page. */
  title: string;
  /** Oldest first. A new list on every refresh is fine; entries are matched by their content. */
  entries: readonly LogEntry[];
  /** Whether the first load is pending. */
  isLoading?: boolean | undefined;
  /** Why the last refresh failed; existing lines stay. */
  error?: string | undefined;
  /** Offers Retry next to an error. */
  onRetry?: (() => void) | undefined;
  /**
   * Fetches the log again; called at every interval while not paused. The next call waits for its promise; report a
   * rejection by `error`.
   */
  onRefresh?: (() => unknown) | undefined;
  /** Seconds between two refreshes. */
  interval?: number | undefined;
  /** The intervals offered to the user. */
  intervals?: readonly number[] | undefined;
  /** Called with the chosen seconds, so that the parent can store them. */
  onIntervalChange?: ((interval: number) => void) | undefined;
  /** Whether refreshing is paused, when the parent controls it. */
  isPaused?: boolean | undefined;
  /** Called when the user pauses or resumes. */
  onPausedChange?: ((isPaused: boolean) => void) | undefined;
  /** Name of a downloaded file, without its extension. */
  fileName?: string | undefined;
  /** At the end of the footer: 'updated 1 s ago'. */
  note?: ReactNode;
}

/** A live log viewer: filters, follows and copies logs of any length. */
export function LogPanel({
  title,
  entries,
  isLoading = false,
  error,
  onRetry,
  onRefresh,
  interval: givenInterval,
  intervals = logIntervals,
  onIntervalChange,
  isPaused: givenPaused,
  onPausedChange,
  fileName = 'log',
  note,
  className,
  ...rest
}: LogPanelProps) {
  const texts = useTexts();
  const timeZone = useTimeZone();
  const titleId = useId();
  const faultId = useId();
  const search = useRef<HTMLInputElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const [interval, setRefreshInterval] = useControlled(givenInterval, 30, onIntervalChange);
  const [isPaused, setPaused] = useControlled(givenPaused, false, onPausedChange);
  const [levels, setLevels] = useState<ReadonlySet<LogLevel>>(new Set(logLevels));
  const [query, setQuery] = useState({ text: '', isRegex: false });
  const [wanted, setWanted] = useState<Matcher | null>(null);
  const [isWrapped, setWrapped] = useState(false);
  const [seen, setSeen] = useState<LogEntry | null>(null);
  const [isFollowing, setFollowing] = useState(true);
  useLogRefresh({ interval, isPaused, onRefresh });
  useSlashShortcut(search);

  const isInvalid = toMatcher(query) === 'invalid';
  const { searched, isTooSlow } = useLogSearch(entries, useDeferredValue(wanted));
  const fault = isInvalid ? texts.logRegexInvalid : isTooSlow ? texts.logRegexSlow : undefined;
  const counts = useMemo(() => countLevels(entries), [entries]);
  const shown = useMemo(() => entriesFound(searched, levels), [searched, levels]);
  const newCount = useMemo(
    () => (isFollowing ? 0 : entriesFound(searched, levels, firstNewIndex(searched.entries, seen)).length),
    [isFollowing, levels, searched, seen],
  );
  const newLines = newCount === 1 ? texts.logNewLine : fillText(texts.logNewLines, { count: formatNumber(newCount) });

  /** An invalid expression, which is common while typing, keeps the last result. */
  function find(next: LogQuery) {
    const found = toMatcher(next);
    setQuery(next);
    if (found !== 'invalid') setWanted(found);
  }

  function follow(isOn: boolean) {
    setFollowing(isOn);
    setSeen(isOn ? null : (entries.at(-1) ?? null));
  }

  function goToEnd() {
    follow(true);
    scroller.current?.focus({ preventScroll: true });
  }

  function toggleLevel(level: LogLevel) {
    const next = new Set(levels);
    if (!next.delete(level)) next.add(level);
    setLevels(next);
  }

  function showAll() {
    setLevels(new Set(logLevels));
    find({ ...query, text: '' });
    search.current?.focus();
  }

  const shownText = () => logText(shown);
  const file = () => new Blob([`# ${texts.logFileTimes}\n${shownText()}`], { type: 'text/plain;charset=utf-8' });
  const last = entries.at(-1);
  const zone = last && fillText(texts.logTimes, { zone: timeZoneName(last.timestamp, texts.locale, timeZone) });
  const instead = isLoading ? (
    <Loading label={texts.loading}>
      <div className={styles.skeletons}>
        <Skeleton width="60%" />
        <Skeleton width="80%" />
        <Skeleton width="50%" />
      </div>
    </Loading>
  ) : entries.length > 0 ? (
    shown.length === 0 && (
      <EmptyState title={texts.noMatches} action={<Button onClick={showAll}>{texts.logShowAll}</Button>} />
    )
  ) : error === undefined ? (
    <EmptyState title={texts.logEmpty} />
  ) : (
    <ErrorPanel title={error} onRetry={onRetry} />
  );

  return (
    <section aria-labelledby={titleId} {...rest} className={clsx(styles.panel, className)}>
      <LogToolbar
        heading={
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
        }
        counts={counts}
        levels={levels}
        onLevelToggle={toggleLevel}
        search={search}
        query={query}
        faultId={fault && faultId}
        onQueryChange={find}
        refresh={
          onRefresh && {
            interval,
            intervals,
            isPaused,
            onIntervalChange: setRefreshInterval,
            onPausedChange: setPaused,
          }
        }
        isWrapped={isWrapped}
        onWrappedChange={setWrapped}
        shownText={shownText}
        onDownload={() => saveFile(`${fileName}.log`, file())}
      />
      <div role="status">
        {fault !== undefined && (
          <p id={faultId} className={styles.fault}>
            {fault}
          </p>
        )}
      </div>
      {error !== undefined && entries.length > 0 && (
        <div className={styles.notice}>
          <ErrorPanel title={error} onRetry={onRetry} />
        </div>
      )}
      <div className={styles.view}>
        {instead ? (
          <div className={styles.instead}>{instead}</div>
        ) : (
          <LogLines
            scroller={scroller}
            label={title}
            entries={shown}
            expression={searched.expression}
            isWrapped={isWrapped}
            isFollowing={isFollowing}
            onFollowingChange={follow}
          />
        )}
        {!instead && newCount > 0 && (
          <Button size="small" icon={ArrowDown} className={styles.pill} onClick={goToEnd}>
            {newLines}
          </Button>
        )}
      </div>
      <div className={styles.footer}>
        <Switch label={texts.logFollow} checked={isFollowing} onCheckedChange={follow} className={styles.follow} />
        {isPaused && onRefresh && <StatusBadge status="paused" />}
        <span className={styles.note}>
          {shown.length === entries.length
            ? entries.length === 1
              ? texts.logLine
              : fillText(texts.logLines, { count: formatNumber(entries.length) })
            : fillText(texts.logLinesOf, { count: formatNumber(shown.length), total: formatNumber(entries.length) })}
          {zone !== undefined && ` · ${zone}`}
          {note !== undefined && ' · '}
          {note}
        </span>
      </div>
      <span role="status" className={styles.hidden}>
        {newCount > 0 ? newLines : ''}
      </span>
    </section>
  );
}
