import { formatNumber } from '@aval/metrics';
import { clsx } from 'clsx/lite';
import { CircleX, Download, Info, type LucideIcon, Pause, Play, Regex, TriangleAlert, WrapText } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';

import { useTexts } from '../../texts/TextsContext.ts';
import { Button } from '../Button/Button.tsx';
import { CopyButton } from '../CodeBlock/CopyButton.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { SearchInput } from '../SearchInput/SearchInput.tsx';
import { Select } from '../Select/Select.tsx';
import type { LogQuery } from './logFilter.ts';
import * as styles from './LogPanel.css.ts';
import { logLevels, type LogLevel } from './types.ts';

interface LogToolbarProps {
  heading: ReactNode;
  counts: Record<LogLevel, number>;
  levels: ReadonlySet<LogLevel>;
  onLevelToggle: (level: LogLevel) => void;
  search: RefObject<HTMLInputElement | null>;
  query: LogQuery;
  /** Id of the error message of the query; undefined while it is valid. */
  faultId: string | undefined;
  onQueryChange: (query: LogQuery) => void;
  /** Undefined when the log does not refresh. */
  refresh:
    | {
        interval: number;
        intervals: readonly number[];
        isPaused: boolean;
        onIntervalChange: (interval: number) => void;
        onPausedChange: (isPaused: boolean) => void;
      }
    | undefined;
  isWrapped: boolean;
  onWrappedChange: (isWrapped: boolean) => void;
  shownText: () => string;
  onDownload: () => void;
}

const levelIcons: Record<LogLevel, LucideIcon> = { INFO: Info, WARNING: TriangleAlert, ERROR: CircleX };

/** Levels, filter, refresh controls, and actions on the shown lines. */
export function LogToolbar({
  heading,
  counts,
  levels,
  onLevelToggle,
  search,
  query,
  faultId,
  onQueryChange,
  refresh,
  isWrapped,
  onWrappedChange,
  shownText,
  onDownload,
}: LogToolbarProps) {
  const texts = useTexts();
  const levelWords: Record<LogLevel, string> = {
    INFO: texts.logInfo,
    WARNING: texts.logWarning,
    ERROR: texts.logError,
  };
  return (
    <div className={styles.toolbar}>
      {heading}
      <fieldset className={styles.chips}>
        <legend className={styles.hidden}>{texts.logLevels}</legend>
        {logLevels.map((level) => {
          const Icon = levelIcons[level];
          return (
            <button
              key={level}
              type="button"
              aria-pressed={levels.has(level)}
              data-level={level}
              className={styles.chip}
              onClick={() => onLevelToggle(level)}
            >
              <Icon aria-hidden className={styles.chipIcon} />
              {levelWords[level]} <strong className={styles.count}>{formatNumber(counts[level])}</strong>
            </button>
          );
        })}
      </fieldset>
      <div className={styles.filter}>
        <SearchInput
          ref={search}
          aria-label={texts.logFilter}
          aria-keyshortcuts="/"
          aria-invalid={faultId !== undefined || undefined}
          aria-describedby={faultId}
          placeholder={texts.logFilter}
          value={query.text}
          delay={120}
          onSearch={(text) => onQueryChange({ ...query, text })}
          className={styles.search}
        />
        <IconButton
          icon={Regex}
          label={texts.logRegex}
          aria-pressed={query.isRegex}
          className={styles.toggle}
          onClick={() => onQueryChange({ ...query, isRegex: !query.isRegex })}
        />
      </div>
      <div className={styles.tools}>
        {refresh && (
          <>
            <Select
              keyWord={texts.logEvery}
              aria-label={texts.logInterval}
              value={String(refresh.interval)}
              options={refresh.intervals.map((seconds) => ({
                value: String(seconds),
                label: `${seconds} s`,
              }))}
              onValueChange={(value) => refresh.onIntervalChange(Number(value))}
            />
            <Button icon={refresh.isPaused ? Play : Pause} onClick={() => refresh.onPausedChange(!refresh.isPaused)}>
              {refresh.isPaused ? texts.logRestart : texts.logPause}
            </Button>
          </>
        )}
        <div className={styles.icons}>
          <IconButton
            icon={WrapText}
            label={texts.logWrap}
            aria-pressed={isWrapped}
            className={clsx(styles.toggle, styles.wrapToggle)}
            onClick={() => onWrappedChange(!isWrapped)}
          />
          <CopyButton size="medium" label={texts.logCopy} text={shownText} />
          <IconButton icon={Download} label={texts.logDownload} onClick={onDownload} />
        </div>
      </div>
    </div>
  );
}
