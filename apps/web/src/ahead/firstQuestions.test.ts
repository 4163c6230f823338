import { expect, test } from 'vitest';

import { firstAnswers, firstQuestions } from './firstQuestions.ts';

test.each([
  ['/dashboard', 4],
  ['/dashboard/', 4],
  ['/startups', 0],
  ['/startups/add', 0],
  ['/startups/0', 0],
  ['/startups/1e3', 0],
  ['/startups/7/edit', 0],
  ['/login', 0],
])('%s asks %i questions at once', (pathname, count) => {
  expect(firstQuestions(pathname)).toHaveLength(count);
});

test('a startup is asked for by its id', () => {
  expect(firstQuestions('/startups/42')).toEqual(['/api/startups/42', '/api/startups/42/calculations']);
});

test('what judges the answers of a screen is known from its pattern', () => {
  expect(firstAnswers('/startups/:id')).toEqual(['startups', 'calculations']);
  expect(firstAnswers('/startups')).toEqual([]);
  expect(firstAnswers(null)).toEqual([]);
});
