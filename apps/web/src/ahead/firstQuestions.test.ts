import { buildPath, routes } from '@aval/contract';
import { expect, test } from 'vitest';

import { firstState, searchQuery } from '../routes/browse/browseAddress.ts';
import { firstAnswers, firstQuestions } from './firstQuestions.ts';

const questionsAt = (pathname: string, search = '') => firstQuestions({ pathname, search });

test.each([
  ['/dashboard', 4],
  ['/dashboard/', 4],
  ['/startups', 4],
  ['/startups/add', 0],
  ['/startups/0', 0],
  ['/startups/1e3', 0],
  ['/startups/7/edit', 0],
  ['/login', 0],
])('%s asks %i questions at once', (pathname, count) => {
  expect(questionsAt(pathname)).toHaveLength(count);
});

test('a startup is asked for by its id', () => {
  expect(questionsAt('/startups/42')).toEqual(['/api/startups/42', '/api/startups/42/calculations']);
});

test('the list asks for its first page, unless its address says more', () => {
  expect(questionsAt('/startups')).toContain(buildPath(routes.searchStartups.path, {}, searchQuery(firstState)));
  expect(questionsAt('/startups', '?q=solar')).toEqual([]);
});

test('what judges the answers of a screen is known from its pattern', () => {
  expect(firstAnswers('/startups/:id')).toEqual(['startups', 'calculations']);
  expect(firstAnswers('/startups')).toEqual([]);
  expect(firstAnswers(null)).toEqual([]);
});
