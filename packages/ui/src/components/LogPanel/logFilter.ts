import { isSameEntry, logLevels, type LogEntry, type LogLevel } from './types.ts';

export interface LogQuery {
  text: string;
  isRegex: boolean;
}

export interface Matcher {
  expression: RegExp;
  /** Written by the reader, so it may take any time; text never does. */
  isRegex: boolean;
}

/**
 * What finds what a reader looks for, in any case. `^` and `$` of an expression are the ends of each line of an entry.
 *
 * @returns null when nothing is looked for, 'invalid' when the text is no regular expression.
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

/** A log and what was found in it. */
export interface Searched {
  entries: readonly LogEntry[];
  /** Indices of the entries that match, ascending; null when nothing was looked for. */
  found: readonly number[] | null;
  /** Marks what was found. */
  expression: RegExp | null;
}

/** Every entry that a text finds; a regular expression is searched for by makeLogSearcher. */
export function findText(entries: readonly LogEntry[], expression: RegExp): number[] {
  const found: number[] = [];
  for (const [index, { message }] of entries.entries()) if (message.search(expression) >= 0) found.push(index);
  return found;
}

/** What was found of the wanted levels, from an index on. */
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
  return entries.findLastIndex((entry) => isSameEntry(entry, seen)) + 1;
}
