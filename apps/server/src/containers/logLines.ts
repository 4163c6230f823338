import type { LogEntry } from '@aval/contract';

import { LineGroup } from './LineGroup.ts';
import { terminalText } from './terminalText.ts';

interface Frame {
  isError: boolean;
  bytes: Buffer;
}

const headLength = 8;

/**
 * Converts container output into log entries with a timestamp and level. Without a level in the line, stderr
 * is an error and stdout is info. Continuation lines of the same stream, such as those
 * of a stack trace, belong to the entry they continue.
 */
export function logLines(bytes: Buffer, isTerminal: boolean): LogEntry[] {
  const frames = isTerminal ? [{ isError: false, bytes }] : framesOf(bytes);
  const groups: LineGroup[] = [];
  const open: { output: LineGroup | null; errors: LineGroup | null } = { output: null, errors: null };
  for (const { text, isError } of linesOf(frames)) {
    const output = isError ? 'errors' : 'output';
    const line = lineOf(text);
    if (line === null || open[output]?.add(line.message) === true) continue;
    const group = new LineGroup(line.message, line.timestamp, isError);
    open[output] = group;
    groups.push(group);
  }
  return groups.map((group) => group.toEntry());
}

/** Frames with an eight-byte header (1 stdout, 2 stderr; three zero bytes; the length) and their content. */
function framesOf(bytes: Buffer): Frame[] {
  const frames: Frame[] = [];
  for (let at = 0; at + headLength <= bytes.length;) {
    const end = at + headLength + bytes.readUInt32BE(at + 4);
    frames.push({ isError: bytes[at] === 2, bytes: bytes.subarray(at + headLength, end) });
    at = end;
  }
  return frames;
}

/** A line may span several frames of the same stream. */
function* linesOf(frames: readonly Frame[]): Generator<{ text: string; isError: boolean }> {
  const begun: Readonly<Record<'output' | 'errors', Buffer[]>> = { output: [], errors: [] };
  for (const { isError, bytes } of frames) {
    const parts = isError ? begun.errors : begun.output;
    let left = parts.length === 0 ? bytes : withoutTime(bytes);
    for (let end = left.indexOf(10); end >= 0; end = left.indexOf(10)) {
      yield { text: textOf([...parts.splice(0), left.subarray(0, end)]), isError };
      left = left.subarray(end + 1);
    }
    if (left.length > 0) parts.push(left);
  }
  if (begun.output.length > 0) yield { text: textOf(begun.output), isError: false };
  if (begun.errors.length > 0) yield { text: textOf(begun.errors), isError: true };
}

/** Joined once per line, because a long line comes in very many parts that may split a character. */
function textOf(parts: readonly Buffer[]): string {
  return Buffer.concat(parts).toString('utf8');
}

/** Engines put a timestamp before every part of a line that exceeds their line limit. */
function withoutTime(bytes: Buffer): Buffer {
  const time = /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d) /.exec(bytes.toString('latin1', 0, 40));
  return bytes.subarray(time?.[0].length ?? 0);
}

/** A line with its timestamp as a terminal would finally show it; null when nothing is left. */
function lineOf(text: string): { timestamp: string; message: string } | null {
  const [, stamp = '', said = text] = /^(\d{4}-\d\d-\d\dT\S+) ?(.*)$/s.exec(text) ?? [];
  const time = Date.parse(stamp);
  const message = terminalText(said);
  if (message.trim() === '') return null;
  return { timestamp: new Date(Number.isNaN(time) ? 0 : time).toISOString(), message };
}
