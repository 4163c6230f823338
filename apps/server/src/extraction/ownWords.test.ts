import { expect, test } from 'vitest';

import { ownWords } from './ownWords.ts';
import { paragraph } from './passages.ts';

const kept = (...lines: string[]) => ownWords(lines.map((line) => paragraph(line, 1))).map(({ text }) => text);

test('quoted mails and mail headers are removed', () => {
  expect(
    kept('From: Dana', 'To: Tom', 'Subject: Numbers', 'Hi Tom', '> our last investment had revenue of 300k'),
  ).toEqual(['Subject: Numbers', 'Hi Tom']);
});

test('a label that looks like a mail header is kept in other texts', () => {
  expect(kept('Date: 3 May 2024', 'Revenue: 300k')).toEqual(['Date: 3 May 2024', 'Revenue: 300k']);
});
