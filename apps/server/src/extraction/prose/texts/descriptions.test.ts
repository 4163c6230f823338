import { expect, test } from 'vitest';

import type { Source } from '../../Candidate.ts';
import { paragraph } from '../../layout/passages.ts';
import { descriptionIn, descriptionUnder, taglineOf } from './descriptions.ts';

const source: Source = { language: 'en', names: ['heron water'], asOfYear: 2026, vocabulary: new Set() };
const isDescription = (sentence: string) => descriptionIn(sentence, source).length > 0;

test('a sentence that says what the startup does', () => {
  expect(isDescription('Heron Water finds leaks in city pipes by listening to them.')).toBe(true);
  expect(isDescription('Founded in 2016 by two engineers, Heron finds leaks in city pipes.')).toBe(true);
  expect(isDescription('Heron Water is a company that finds leaks in pipes.')).toBe(true);
  expect(isDescription('Heron Water, a company that finds leaks in pipes, has grown.')).toBe(true);
  expect(isDescription('The Dutch company Heron Water, which finds leaks in pipes, has grown.')).toBe(false);
  expect(isDescription('The company Heron Water, which finds leaks in pipes, has grown.')).toBe(true);
  expect(isDescription('Heron Water, founded in 2016 in Ghent, Belgium, finds leaks in pipes.')).toBe(true);
  expect(isDescription('Our product finds leaks in pipes before they are seen.')).toBe(true);
  expect(isDescription('Heron Water was founded in 2016 and finds leaks in pipes.')).toBe(true);
  expect(isDescription('Heron Water plans routes for the plumbers of a city.')).toBe(true);
  expect(isDescription('We detect leaks in pipes before anybody sees water.')).toBe(true);
  expect(isDescription('En Heron Water detectamos fugas en las tuberías de una ciudad.')).toBe(true);
  expect(isDescription('The company builds ears for the pipes under a city.')).toBe(true);
});

test('what happens to it and what others do are not descriptions', () => {
  expect(isDescription('Heron Water raises seven million euros from investors.')).toBe(false);
  expect(isDescription('Heron Water, a company that raised seven million euros, has grown.')).toBe(false);
  expect(isDescription('The company turns over several millions of euros a year.')).toBe(false);
  expect(isDescription('The company makes 40 euros of profit with each pipe.')).toBe(false);
  expect(isDescription('Heron Water, founded in 2016 in Ghent, Belgium, employs 47 people.')).toBe(false);
  expect(isDescription('Our product saves 40 euros with each pipe that it listens to.')).toBe(false);
  expect(isDescription('Heron Water plans to find leaks in all pipes of Belgium.')).toBe(false);
  expect(isDescription('Heron Water grows by a third in each year that passes.')).toBe(false);
  expect(isDescription('It operates from an old brewery in the middle of Ghent.')).toBe(false);
  expect(isDescription('We offer investors a part of what the pipes will save.')).toBe(false);
  expect(isDescription('Thames Water employs eight thousand people in England.')).toBe(false);
});

const tagline = (...lines: string[]) =>
  taglineOf(
    lines.map((line) => paragraph(line, 1)),
    source,
  )?.value;

test('the line below the name in the title', () => {
  expect(tagline('Heron Water', 'Finding leaks by listening to pipes')).toBe('Finding leaks by listening to pipes');
  expect(tagline('Heron Water', 'Investor presentation of this autumn')).toBeUndefined();
  expect(tagline('Heron Water', 'Company name: Heron Water of Ljubljana')).toBeUndefined();
  expect(tagline('Some report', 'Finding leaks by listening to pipes')).toBeUndefined();
});

test('the sentence below a heading for descriptions', () => {
  const sentence = 'Ears for pipes that tell the plumber where the water leaves.';
  expect(descriptionUnder('What we do', sentence)[0]?.value).toBe(sentence);
  expect(descriptionUnder('Qué hacemos', 'Oídos para tuberías que avisan al fontanero.')).toHaveLength(1);
  expect(descriptionUnder(null, `Product: ${sentence}`)[0]?.value).toBe(sentence);
  expect(descriptionUnder('Team', sentence)).toEqual([]);
  expect(descriptionUnder('Product', 'Ears for pipes')).toEqual([]);
  expect(descriptionUnder('Product', 'Subscription of 80 euros for each pipe and each month.')).toEqual([]);
});
