import type { LogEntry } from '@aval/contract';

interface Frame {
  isError: boolean;
  bytes: Buffer;
}

const headLength = 8;

/**
 * What a container wrote as lines of the log: each says its time, and its level where it names one; otherwise what went
 * to the error output is an error and all else is information.
 */
export function logLines(bytes: Buffer, isTerminal: boolean): LogEntry[] {
  const frames = isTerminal ? [{ isError: false, bytes }] : framesOf(bytes);
  return [...linesOf(frames)].map(entryOf).filter((entry) => entry !== null);
}

/** Frames of eight bytes of head (1 output, 2 errors; three of nothing; the length) and their content. */
function framesOf(bytes: Buffer): Frame[] {
  const frames: Frame[] = [];
  for (let at = 0; at + headLength <= bytes.length;) {
    const end = at + headLength + bytes.readUInt32BE(at + 4);
    frames.push({ isError: bytes[at] === 2, bytes: bytes.subarray(at + headLength, end) });
    at = end;
  }
  return frames;
}

/** A line may be cut into several frames; those of one output belong together. */
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

/** Joined once per line: one that never ends comes in very many parts, in the middle of a letter too. */
function textOf(parts: readonly Buffer[]): string {
  return Buffer.concat(parts).toString('utf8');
}

/** Engines put the time before every part of a line that is longer than they keep in one piece. */
function withoutTime(bytes: Buffer): Buffer {
  const time = /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d) /.exec(bytes.toString('latin1', 0, 40));
  return bytes.subarray(time?.[0].length ?? 0);
}

function entryOf({ text, isError }: { text: string; isError: boolean }): LogEntry | null {
  const [, stamp = '', said = text] = /^(\d{4}-\d\d-\d\dT\S+) ?(.*)$/s.exec(text) ?? [];
  const time = Date.parse(stamp);
  const message = said.replaceAll(colours, '').replace(/\r$/, '');
  if (message.trim() === '') return null;
  const timestamp = new Date(Number.isNaN(time) ? 0 : time).toISOString();
  return { timestamp, level: levelOf(message) ?? (isError ? 'ERROR' : 'INFO'), message };
}

/** The signs by which programs colour their lines in a terminal. */
// oxlint-disable-next-line no-control-regex
const colours = /\u001B\[[0-9;]*[A-Za-z]/g;

const levelWords: Readonly<Record<LogEntry['level'], readonly string[]>> = {
  ERROR: ['ERROR', 'ERR', 'FATAL', 'CRITICAL', 'CRIT', 'PANIC', 'SEVERE', 'EMERG', 'ALERT'],
  WARNING: ['WARNING', 'WARN'],
  INFO: ['INFO', 'INFORMATION', 'NOTICE', 'DEBUG', 'TRACE', 'LOG'],
};
const levelOfWord = new Map(
  (['ERROR', 'WARNING', 'INFO'] as const).flatMap((level) => levelWords[level].map((word) => [word, level] as const)),
);
/** A level stands near the beginning of its line. */
const firstWords = 8;

/** The level that a line names: `level=info`, `"level":"error"`, `"level":50`, `[warn]`, `LOG:`, `ERROR`. */
function levelOf(message: string): LogEntry['level'] | null {
  const beginning = message.slice(0, 400);
  // Pino and Bunyan, with which this server writes its own log too, count: 30 is information, 40 a warning.
  const counted = /^\{.*?"level":(\d+)[,}]/.exec(beginning)?.[1];
  if (counted !== undefined) return Number(counted) >= 50 ? 'ERROR' : Number(counted) >= 40 ? 'WARNING' : 'INFO';
  const named = /\b(?:level|severity|lvl)"?[:=]"?([A-Za-z]+)/.exec(beginning)?.[1];
  const words = beginning.split(/\s+/, firstWords).map((word) => {
    const bare = word.replaceAll(/[^A-Za-z]/g, '');
    // In running text `error` is a word; a level is in capitals or set off by signs.
    return bare === bare.toUpperCase() || /^[[(<]|[\])>:]$/.test(word) ? bare : '';
  });
  for (const word of [named ?? '', ...words]) {
    const level = levelOfWord.get(word.toUpperCase());
    if (level) return level;
  }
  return null;
}
