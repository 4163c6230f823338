import { useVirtualizer } from '@tanstack/react-virtual';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useLayoutEffect, useRef, type RefObject, type UIEvent } from 'react';

import { useTexts } from '../../texts/TextsContext.ts';
import { useTimeZone } from '../../texts/TimeZoneContext.ts';
import { matchParts } from './logFilter.ts';
import * as styles from './LogLines.css.ts';
import { logMoment, logTime, spansDays } from './logText.ts';
import type { LogEntry, LogLevel } from './types.ts';
import { useScrollAnchor } from './useScrollAnchor.ts';

interface LogLinesProps {
  scroller: RefObject<HTMLDivElement | null>;
  label: string;
  entries: readonly LogEntry[];
  /** Matches to highlight in the lines. */
  expression: RegExp | null;
  isWrapped: boolean;
  isFollowing: boolean;
  /** Called when the user scrolls away from the end, and when they return to it. */
  onFollowingChange: (isFollowing: boolean) => void;
}

/** Estimated height in px of a line that is not measured yet, and px from the end that still count as the end. */
const lineHeight = 20;
/** Lines are positioned in blocks: 100,000 lines need only 5,000 positions when lines are added. */
const blockSize = 20;

const isAtEnd = ({ scrollHeight, scrollTop, clientHeight }: Element) =>
  scrollHeight - scrollTop - clientHeight < lineHeight;

/** Whether the user, and not a shorter list, has moved away from the end since the position was `lastTop`. */
const hasScrolledUp = (element: Element, lastTop: number) => element.scrollTop < lastTop && !isAtEnd(element);

/** A virtualised list of log lines. */
export function LogLines({
  scroller,
  label,
  entries,
  expression,
  isWrapped,
  isFollowing,
  onFollowingChange,
}: LogLinesProps) {
  const texts = useTexts();
  const timeZone = useTimeZone();
  const lastTop = useRef(0);
  // oxlint-disable-next-line react/incompatible-library
  const lines = useVirtualizer({
    count: Math.ceil(entries.length / blockSize),
    getScrollElement: () => scroller.current,
    estimateSize: (block) => lineHeight * Math.min(blockSize, entries.length - block * blockSize),
    overscan: 1,
    useAnimationFrameWithResizeObserver: true,
  });
  const blocks = lines.getVirtualItems();
  const height = lines.getTotalSize();
  const rememberPosition = useScrollAnchor({
    scroller,
    entries,
    isFollowing,
    offsetOf: (index) =>
      (lines.getOffsetForIndex(Math.floor(index / blockSize), 'start')?.[0] ?? 0) + (index % blockSize) * lineHeight,
  });
  const hasDays = spansDays(entries, timeZone);
  const levelWords: Record<LogLevel, string> = {
    INFO: texts.logInfo,
    WARNING: texts.logWarning,
    ERROR: texts.logError,
  };

  useLayoutEffect(() => {
    lines.measure();
  }, [isWrapped, lines]);

  useLayoutEffect(() => {
    const element = scroller.current;
    // The event of a scroll comes with the next frame: lines that are added until then must not undo it.
    if (!isFollowing || element === null || hasScrolledUp(element, lastTop.current)) return;
    element.scrollTop = element.scrollHeight;
    lastTop.current = element.scrollTop;
  }, [isFollowing, entries, height, scroller]);

  function handleScroll({ currentTarget: element }: UIEvent<HTMLDivElement>) {
    const isChanged = isFollowing ? hasScrolledUp(element, lastTop.current) : isAtEnd(element);
    lastTop.current = element.scrollTop;
    rememberPosition();
    if (isChanged) onFollowingChange(!isFollowing);
  }

  return (
    <div
      ref={scroller}
      role="group"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={styles.scroller}
      data-wrapped={isWrapped}
      data-days={hasDays}
      onScroll={handleScroll}
    >
      <div className={styles.space} style={assignInlineVars({ [styles.height]: `${height}px` })}>
        <div
          role="list"
          className={styles.lines}
          style={assignInlineVars({ [styles.offset]: `${blocks[0]?.start ?? 0}px` })}
        >
          {blocks.map((block) => (
            <div key={block.key} ref={lines.measureElement} data-index={block.index} role="presentation">
              {entries.slice(block.index * blockSize, (block.index + 1) * blockSize).map((entry, place) => {
                const index = block.index * blockSize + place;
                return (
                  <div
                    key={index}
                    role="listitem"
                    aria-posinset={index + 1}
                    aria-setsize={entries.length}
                    data-level={entry.level}
                    className={styles.line}
                  >
                    <time
                      dateTime={entry.timestamp}
                      title={logMoment(entry.timestamp, timeZone)}
                      className={styles.time}
                    >
                      {logTime(entry.timestamp, hasDays, timeZone)}
                    </time>{' '}
                    <span className={styles.level}>{levelWords[entry.level]}</span>{' '}
                    <span className={styles.message}>
                      {matchParts(entry.message, expression).map(({ text, isMatch }, part) => {
                        const partKey = `${part}-${text}`;
                        return isMatch ? (
                          <mark key={partKey} className={styles.match}>
                            {text}
                          </mark>
                        ) : (
                          text
                        );
                      })}
                    </span>
                  </div>
                );
              })}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
