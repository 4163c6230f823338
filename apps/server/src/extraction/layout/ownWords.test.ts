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

test('quoted answers below the questions of a form are kept', () => {
  const form = ['Q1. Company name', '> Acme', 'Q2. Where are you based?', '> Vigo', 'Q3. Team size', '> 12'];
  expect(kept(...form)).toEqual(form);
});

test('quoted questions of a mail above their answers are removed', () => {
  expect(
    kept(
      '> Where are you based?',
      'Vigo.',
      '> What was the revenue?',
      'We sold 300k.',
      '> How many people?',
      'Twelve.',
    ),
  ).toEqual(['Vigo.', 'We sold 300k.', 'Twelve.']);
});
