import type { LogEntry } from '@aval/contract';

const levelWords: Readonly<Record<LogEntry['level'], readonly string[]>> = {
  ERROR: ['ERROR', 'ERR', 'FATAL', 'CRITICAL', 'CRIT', 'PANIC', 'SEVERE', 'EMERG', 'ALERT'],
  WARNING: ['WARNING', 'WARN'],
  INFO: ['INFO', 'INFORMATION', 'NOTICE', 'DEBUG', 'TRACE', 'LOG'],
};
const levelOfWord = new Map(
  (['ERROR', 'WARNING', 'INFO'] as const).flatMap((level) => levelWords[level].map((word) => [word, level] as const)),
);
/** A level appears among the first words of its line. */
const firstWords = 8;

/** Whether a word is an uppercase level name. */
export function isLevelWord(word: string): boolean {
  return levelOfWord.has(word);
}

/** The level in a line: `level=info`, `"level":"error"`, `"level":50`, `[warn]`, `LOG:`, `ERROR`, `ERROR:root:`. */
export function levelOf(message: string): LogEntry['level'] | null {
  const beginning = message.slice(0, 400);
  // Pino (used by this server) and Bunyan use numeric levels: 30 is info, 40 is a warning.
  const counted = /^\{.*?"level":(\d+)[,}]/.exec(beginning)?.[1];
  if (counted !== undefined) return Number(counted) >= 50 ? 'ERROR' : Number(counted) >= 40 ? 'WARNING' : 'INFO';
  const named = /\b(?:level|severity|lvl)"?[:=]"?([A-Za-z]+)/.exec(beginning)?.[1] ?? /^([A-Z]+):/.exec(beginning)?.[1];
  const words = beginning.split(/\s+/, firstWords).map((word) => {
    const bare = word.replaceAll(/[^A-Za-z]/g, '');
    // In prose `error` is an ordinary word; a level is uppercase or delimited by punctuation.
    return bare === bare.toUpperCase() || /^[[(<]|[\])>:]$/.test(word) ? bare : '';
  });
  for (const word of [named ?? '', ...words]) {
    const level = levelOfWord.get(word.toUpperCase());
    if (level) return level;
  }
  return null;
}
