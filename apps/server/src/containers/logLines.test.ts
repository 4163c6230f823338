import { expect, it } from 'vitest';

import { growth, proportionate } from '../testing/growth.ts';
import { logLines } from './logLines.ts';

const time = '2026-06-30T12:00:00.123456789Z';
const frame = (kind: 1 | 2, content: string | Buffer) => {
  const bytes = Buffer.from(content);
  const head = Buffer.from([kind, 0, 0, 0, 0, 0, 0, 0]);
  head.writeUInt32BE(bytes.length, 4);
  return Buffer.concat([head, bytes]);
};

it('reads the frames of both streams with their timestamps', () => {
  const bytes = Buffer.concat([frame(1, `${time} ready\n`), frame(2, `${time} it burns\n`)]);
  expect(logLines(bytes, false)).toEqual([
    { timestamp: '2026-06-30T12:00:00.123Z', level: 'INFO', message: 'ready' },
    { timestamp: '2026-06-30T12:00:00.123Z', level: 'ERROR', message: 'it burns' },
  ]);
});

it('joins a line that was split inside a character, per stream', () => {
  const [line, other] = [Buffer.from(`${time} año\n`), frame(2, `${time} no\n`)];
  const cut = line.indexOf('ñ') + 1;
  const bytes = Buffer.concat([frame(1, line.subarray(0, cut)), other, frame(1, line.subarray(cut))]);
  expect(logLines(bytes, false).map(({ message }) => message)).toEqual(['no', 'año']);
});

it('joins a line that the engine stored in parts, each with its timestamp', () => {
  const later = '2026-06-30T14:00:01+02:00';
  const parts = [`${time} one `, `${later} and `, `${later} two\n`, `${later} three\n`];
  expect(logLines(Buffer.concat(parts.map((part) => frame(1, part))), false)).toEqual([
    { timestamp: '2026-06-30T12:00:00.123Z', level: 'INFO', message: 'one and two' },
    { timestamp: '2026-06-30T12:00:01.000Z', level: 'INFO', message: 'three' },
  ]);
});

function readingParts(count: number) {
  const parts = Array.from({ length: count }, () => frame(1, 'x'.repeat(100)));
  const bytes = Buffer.concat([frame(1, `${time} `), ...parts]);
  return () => logLines(bytes, false);
}

it('reads an unterminated line in very many parts in linear time', () => {
  expect(readingParts(60_000)()[0]?.message).toHaveLength(6_000_000);
  expect(growth(2500, readingParts)).toBeLessThan(proportionate);
});

it('reads an unterminated last line and several lines in one frame, and skips empty lines', () => {
  const bytes = frame(1, `${time} one\n${time} \n\n${time} two\r\n${time} three`);
  expect(logLines(bytes, false).map(({ message }) => message)).toEqual(['one', 'two', 'three']);
});

it('reads raw terminal output without its colours', () => {
  const bytes = Buffer.from(`${time} \u001B[31mred\u001B[0m\r\n`);
  expect(logLines(bytes, true)).toEqual([{ timestamp: '2026-06-30T12:00:00.123Z', level: 'INFO', message: 'red' }]);
});

it('reads truncated and malformed frames as far as possible', () => {
  expect(logLines(Buffer.concat([frame(1, `${time} whole\n`), Buffer.from([1, 0, 0])]), false)).toHaveLength(1);
  expect(logLines(frame(1, `${time} half of it`).subarray(0, 43), false)[0]?.message).toBe('half');
  expect(logLines(Buffer.alloc(0), false)).toEqual([]);
});

it.each([
  [1, 'ERROR connection lost', 'ERROR'],
  [1, '[warn] slow', 'WARNING'],
  [2, 'INFO: started', 'INFO'],
  [2, 'level=info msg="started"', 'INFO'],
  [2, '{"level":"warning","msg":"x"}', 'WARNING'],
  [1, '2026-06-30 12:00:00 ERROR [main] broken', 'ERROR'],
  [1, '[2026-06-30 12:00:00] [main] FATAL: broken', 'ERROR'],
  [1, 'Errors are counted here', 'INFO'],
  [1, 'error: relation does not exist', 'ERROR'],
  [2, '2026-06-30 12:00:00.000 UTC [1] LOG:  database system is ready', 'INFO'],
  [2, 'just text', 'ERROR'],
  [1, '{"level":50,"time":1782820800000,"msg":"x"}', 'ERROR'],
  [1, '{"name":"x","level":40,"msg":"ERROR stands in it"}', 'WARNING'],
  [2, '{"level":30,"time":1782820800000,"msg":"request completed"}', 'INFO'],
  [1, 'it is no error to write this', 'INFO'],
  [2, `${'2026-06-30 '.repeat(50_000)}x`, 'ERROR'],
] as const)('finds the level of output %i: %s', (kind, text, level) => {
  expect(logLines(frame(kind, `${time} ${text}\n`), false)[0]?.level).toBe(level);
});

const entriesOf = (...lines: string[]) =>
  logLines(frame(1, lines.map((line) => `${time} ${line}\n`).join('')), false).map(
    ({ level, message }) => `${level} ${message}`,
  );

it.each([
  [
    'Java',
    [
      'ERROR could not pay',
      'java.lang.IllegalStateException: boom',
      '\tat a.B.c(B.java:1)',
      'Caused by: x.Y: z',
      '\t... 12 more',
    ],
  ],
  ['JavaScript', ['[error] it broke', 'TypeError: x is undefined', '    at run (/app/x.js:1:2) {', "  code: 'X'", '}']],
  [
    'Python',
    [
      'ERROR:root:failed',
      'Traceback (most recent call last):',
      '  File "/app/x.py", line 1, in <module>',
      '    INFO = read()',
      'ValueError: bad',
      'During handling of the above exception, another exception occurred:',
      'Traceback (most recent call last):',
      '  File "/app/x.py", line 3, in <module>',
      'KeyError: 1',
    ],
  ],
  ['Go', ['panic: boom', 'goroutine 1 [running]:', 'main.main()', '\t/app/main.go:8 +0x39', 'exit status 2']],
  [
    '.NET',
    [
      'FATAL: Unhandled exception.',
      '   at App.Run() in /app/App.cs:line 3',
      '   --- End of inner exception stack trace ---',
    ],
  ],
  ['PHP', ['ERROR: Uncaught Exception in /app/x.php:3', 'Stack trace:', '#0 /app/x.php(7): run()', '#1 {main}']],
] as const)('keeps a stack trace of %s with its first line, whose level it takes', (_, lines) => {
  expect(entriesOf('INFO before', ...lines, 'INFO after')).toEqual([
    'INFO INFO before',
    `ERROR ${lines.join('\n')}`,
    'INFO INFO after',
  ]);
});

it('treats a stack trace without a level as an error, separate from the line before', () => {
  const trace = ['Traceback (most recent call last):', '  File "/app/x.py", line 1', 'ValueError: bad'];
  expect(entriesOf('INFO started', ...trace)).toEqual(['INFO INFO started', `ERROR ${trace.join('\n')}`]);
  const bare = ['java.lang.Error: boom', '\tat a.B.c(B.java:1)'];
  expect(entriesOf('started', ...bare, 'java.lang.Error: boom', '\tat a.B.c(B.java:1)')).toEqual([
    'INFO started',
    `ERROR ${bare.join('\n')}`,
    `ERROR ${bare.join('\n')}`,
  ]);
});

it('keeps indented lines with the line above unless they start a new entry', () => {
  expect(entriesOf('WARN options', '{', '  a: 1,', '}')).toEqual(['WARNING WARN options', 'INFO {\n  a: 1,\n}']);
  expect(entriesOf('  INFO one', '  ERROR two', '  2026-06-30 12:00:00 three')).toEqual([
    'INFO   INFO one',
    'ERROR   ERROR two',
    'INFO   2026-06-30 12:00:00 three',
  ]);
});

it('does not mix the stack traces of the two streams', () => {
  const lines: [1 | 2, string][] = [
    [1, 'INFO one'],
    [2, 'Error: boom'],
    [1, '  more of one'],
    [2, '    at run (x.js:1:2)'],
    [1, 'INFO two'],
  ];
  const bytes = Buffer.concat(lines.map(([kind, line]) => frame(kind, `${time} ${line}\n`)));
  expect(logLines(bytes, false).map(({ level, message }) => `${level} ${message}`)).toEqual([
    'INFO INFO one\n  more of one',
    'ERROR Error: boom\n    at run (x.js:1:2)',
    'INFO INFO two',
  ]);
});

it('reads terminal output and finds the level despite colour codes', () => {
  const escape = '\u001B';
  expect(entriesOf(`${escape}[38:5:1mERROR${escape}[0m lost`, '1 %\r100 %\r', `${escape}[2K\r`)).toEqual([
    'ERROR ERROR lost',
    'INFO 100 %',
  ]);
});

function readingTrace(count: number) {
  const bytes = Buffer.from(`${time} Error: x\n${`${time}     at run (x.js:1:2)\n`.repeat(count)}`);
  return () => logLines(bytes, true);
}

it('reads a stack trace of 300,000 lines as one entry, in linear time', () => {
  expect(readingTrace(300_000)()[0]?.message.split('\n')).toHaveLength(300_001);
  expect(growth(10_000, readingTrace)).toBeLessThan(proportionate);
});

function readingLongLines(length: number) {
  const lines = [`at ${'('.repeat(length)}`, `a${'('.repeat(length)}`];
  const bytes = Buffer.from(lines.map((line) => `${time} ${line}\n`).join(''));
  return () => logLines(bytes, true);
}

it('reads unterminated lines in linear time', () => {
  expect(readingLongLines(2_000_000)()).toHaveLength(2);
  expect(growth(100_000, readingLongLines)).toBeLessThan(proportionate);
});
