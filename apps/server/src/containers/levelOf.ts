import type { LogEntry } from '@aval/contract';

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

/** Whether a word is one in capitals that names a level. */
export function isLevelWord(word: string): boolean {
  return levelOfWord.has(word);
}

/** The level that a line names: `level=info`, `"level":"error"`, `"level":50`, `[warn]`, `LOG:`, `ERROR`, `ERROR:root:`. */
export function levelOf(message: string): LogEntry['level'] | null {
  const beginning = message.slice(0, 400);
  // Pino and Bunyan, with which this server writes its own log too, count: 30 is information, 40 a warning.
  const counted = /^\{.*?"level":(\d+)[,}]/.exec(beginning)?.[1];
  if (counted !== undefined) return Number(counted) >= 50 ? 'ERROR' : Number(counted) >= 40 ? 'WARNING' : 'INFO';
  const named = /\b(?:level|severity|lvl)"?[:=]"?([A-Za-z]+)/.exec(beginning)?.[1] ?? /^([A-Z]+):/.exec(beginning)?.[1];
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
