import { logLevels, type LogEntry, type LogLevel } from './types.ts';

export interface LogQuery {
  text: string;
  isRegex: boolean;
}

/**
 * The expression that finds what a reader looks for, in any case.
 *
 * @returns null when nothing is looked for, 'invalid' when the text is no regular expression.
 */
export function toMatcher({ text, isRegex }: LogQuery): RegExp | 'invalid' | null {
  if (text === '') return null;
  try {
    return new RegExp(isRegex ? text : text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`), 'gi');
  } catch {
    return 'invalid';
  }
}

/** The entries of the wanted levels whose message matches; all of those levels without a matcher. */
export function filterEntries(
  entries: readonly LogEntry[],
  levels: ReadonlySet<LogLevel>,
  matcher: RegExp | null,
): readonly LogEntry[] {
  if (matcher === null && levels.size === logLevels.length) return entries;
  return entries.filter((entry) => levels.has(entry.level) && (matcher === null || entry.message.search(matcher) >= 0));
}

/** How many entries each level has. */
export function countLevels(entries: readonly LogEntry[]): Record<LogLevel, number> {
  const counts: Record<LogLevel, number> = { INFO: 0, WARNING: 0, ERROR: 0 };
  for (const { level } of entries) counts[level] += 1;
  return counts;
}

export interface TextPart {
  text: string;
  isMatch: boolean;
}

/** A message cut where it matches, so that the matches can be marked; the parts joined are the message. */
export function matchParts(message: string, matcher: RegExp | null): TextPart[] {
  if (matcher === null) return [{ text: message, isMatch: false }];
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of message.matchAll(matcher)) {
    if (match[0] === '') continue;
    if (match.index > end) parts.push({ text: message.slice(end, match.index), isMatch: false });
    parts.push({ text: match[0], isMatch: true });
    end = match.index + match[0].length;
  }
  if (end < message.length || parts.length === 0) parts.push({ text: message.slice(end), isMatch: false });
  return parts;
}

/**
 * Where the entries begin that came after the last one a reader saw. Logs are cut at the front as they grow, so the
 * place of that entry is looked for, from the end, instead of being remembered.
 *
 * @returns Index of the first new entry; 0 when the seen entry is gone, the length when nothing was seen or is new.
 */
export function firstNewIndex(entries: readonly LogEntry[], seen: LogEntry | null): number {
  if (seen === null) return entries.length;
  const isSeen = (entry: LogEntry) =>
    entry === seen ||
    (entry.timestamp === seen.timestamp && entry.message === seen.message && entry.level === seen.level);
  return entries.findLastIndex((entry) => isSeen(entry)) + 1;
}
