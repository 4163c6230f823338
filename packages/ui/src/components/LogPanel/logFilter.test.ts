import { describe, expect, test } from 'vitest';

import { countLevels, entriesFound, findText, firstNewIndex, matchParts, toMatcher } from './logFilter.ts';
import { logLevels, type LogEntry, type LogLevel } from './types.ts';

const entry = (message: string, level: LogLevel = 'INFO', second = 1): LogEntry => ({
  timestamp: `2026-11-21T18:07:0${second}.000`,
  level,
  message,
});
const entries = [entry('Olmo: 71,2 → 71,2'), entry('Puente: missing (2)', 'WARNING', 2), entry('Ribera', 'ERROR', 3)];
const all = new Set(logLevels);
const find = (text: string, isRegex = false) => {
  const matcher = toMatcher({ text, isRegex });
  if (matcher === 'invalid') return matcher;
  const expression = matcher?.expression ?? null;
  const found = expression && findText(entries, expression);
  return entriesFound({ entries, found, expression }, all).map(({ message }) => message);
};

const parts = (text: string, isRegex = false) => {
  const matcher = toMatcher({ text, isRegex });
  return matchParts('Olmo: olmo', matcher === 'invalid' ? null : (matcher?.expression ?? null)).map((part) =>
    part.isMatch ? `[${part.text}]` : part.text,
  );
};

describe('toMatcher', () => {
  test('finds text in any case and treats special characters literally', () => {
    expect(find('olmo')).toEqual(['Olmo: 71,2 → 71,2']);
    expect(find('(2)')).toEqual(['Puente: missing (2)']);
    expect(find('71.2')).toEqual([]);
  });

  test('parses a regular expression on request', () => {
    expect(find('71.2', true)).toEqual(['Olmo: 71,2 → 71,2']);
    expect(find(String.raw`^ribera$`, true)).toEqual(['Ribera']);
  });

  test('finds an entry of several lines by each of them', () => {
    const trace = entry('Failed\n  at run (x.js:1)', 'ERROR');
    const matcher = toMatcher({ text: String.raw`^\s+at `, isRegex: true });
    expect(matcher !== 'invalid' && matcher && findText([entry('at'), trace], matcher.expression)).toEqual([1]);
  });

  test('reports an invalid expression, and matches everything for an empty query', () => {
    expect(find('(', true)).toBe('invalid');
    expect(find('(')).toEqual(['Puente: missing (2)']);
    expect(find('')).toHaveLength(3);
  });

  test('accepts every character as text', () => {
    expect(toMatcher({ text: String.raw`\ ^ $ . * + ? ( ) [ ] { } | / - ñ`, isRegex: false })).toMatchObject({
      expression: expect.any(RegExp),
    });
  });
});

describe('entriesFound', () => {
  const whole = { entries, found: null, expression: null };

  test('keeps the chosen levels, and returns the same list when it keeps all', () => {
    expect(entriesFound(whole, all)).toBe(entries);
    expect(entriesFound(whole, new Set<LogLevel>(['ERROR']))).toEqual([entries[2]]);
    expect(entriesFound(whole, new Set<LogLevel>())).toEqual([]);
  });

  test('keeps the matches of the chosen levels from an index on', () => {
    const some = { entries, found: [0, 2], expression: /o/ };
    expect(entriesFound(some, all)).toEqual([entries[0], entries[2]]);
    expect(entriesFound(some, all, 1)).toEqual([entries[2]]);
    expect(entriesFound(some, new Set<LogLevel>(['INFO']))).toEqual([entries[0]]);
    expect(entriesFound(whole, all, 1)).toEqual([entries[1], entries[2]]);
  });
});

test('countLevels counts each level', () => {
  expect(countLevels([...entries, entry('again')])).toEqual({ INFO: 2, WARNING: 1, ERROR: 1 });
});

describe('matchParts', () => {
  test('marks every match without losing text', () => {
    expect(parts('olmo')).toEqual(['[Olmo]', ': ', '[olmo]']);
    expect(parts('')).toEqual(['Olmo: olmo']);
    expect(parts('xyz')).toEqual(['Olmo: olmo']);
  });

  test('an expression that matches nothing at all marks nothing', () => {
    expect(parts('x*', true)).toEqual(['Olmo: olmo']);
  });
});

describe('firstNewIndex', () => {
  const [first, second, third] = entries;

  test('starts after the last seen entry, even when the log was truncated at its front', () => {
    expect(firstNewIndex(entries, first ?? null)).toBe(1);
    expect(firstNewIndex(entries.slice(1), second ?? null)).toBe(1);
    expect(firstNewIndex(entries, third ?? null)).toBe(3);
  });

  test('treats everything as new when that entry is gone, nothing when none was seen', () => {
    expect(firstNewIndex(entries.slice(1), first ?? null)).toBe(0);
    expect(firstNewIndex(entries, null)).toBe(3);
  });

  test('recognises an entry to which lines were added', () => {
    const grown = { ...entry('Failed\n  at run', 'ERROR', 3) };
    const seen = entry('Failed', 'ERROR', 3);
    expect(firstNewIndex([...entries.slice(0, 2), grown, entry('next')], seen)).toBe(3);
  });

  test('recognises an entry that was fetched again', () => {
    expect(firstNewIndex(structuredClone(entries), second ?? null)).toBe(2);
  });
});
