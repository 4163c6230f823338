import { isSameEntry, logLevels, type LogEntry, type LogLevel } from './types.ts';

export interface LogQuery {
  text: string;
  isRegex: boolean;
}

export interface Matcher {
  expression: RegExp;
  /** Written by the user, so it may take unbounded time; plain text never does. */
  isRegex: boolean;
}

/**
 * The case-insensitive matcher of a query. In an expression, `^` and `$` match at each line of an entry.
 *
 * @returns null for an empty query, 'invalid' when the text is not a regular expression.
 */
export function toMatcher({ text, isRegex }: LogQuery): Matcher | 'invalid' | null {
  if (text === '') return null;
  try {
    const source = isRegex ? text : text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
    return { expression: new RegExp(source, 'gim'), isRegex };
  } catch {
    return 'invalid';
  }
}

/** A log and the matches in it. */
export interface Searched {
  entries: readonly LogEntry[];
  /** Indices of the entries that match, ascending; null for an empty query. */
  found: readonly number[] | null;
  /** Highlights the matches. */
  expression: RegExp | null;
}

/** Every entry that contains a text; for regular expressions see makeLogSearcher. */
export function findText(entries: readonly LogEntry[], expression: RegExp): number[] {
  const found: number[] = [];
  for (const [index, { message }] of entries.entries()) if (message.search(expression) >= 0) found.push(index);
  return found;
}

/** The matches of the chosen levels, from an index on. */
export function entriesFound(
  { entries, found }: Searched,
  levels: ReadonlySet<LogLevel>,
  from = 0,
): readonly LogEntry[] {
  const isAll = levels.size === logLevels.length;
  if (found === null) {
    const list = from === 0 ? entries : entries.slice(from);
    return isAll ? list : list.filter(({ level }) => levels.has(level));
  }
  const kept: LogEntry[] = [];
  for (const index of found) {
    const entry = entries[index];
    if (index >= from && entry !== undefined && levels.has(entry.level)) kept.push(entry);
  }
  return kept;
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

/** A message split at its matches, so that they can be highlighted; joining the parts gives the message. */
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
 * Index of the first entry after the last one that the user saw. Logs are truncated at the front as they grow, so that
 * entry is searched for, from the end, instead of storing its index.
 *
 * @returns Index of the first new entry; 0 when the seen entry is gone, the length when no entry was seen or none is
 *   new.
 */
export function firstNewIndex(entries: readonly LogEntry[], seen: LogEntry | null): number {
  if (seen === null) return entries.length;
  return entries.findLastIndex((entry) => isSameEntry(entry, seen)) + 1;
}
