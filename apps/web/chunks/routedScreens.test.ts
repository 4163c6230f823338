import { existsSync } from 'node:fs';
import { basename } from 'node:path';

import { expect, test } from 'vitest';

import { routedScreens, startsOf } from './routedScreens.ts';

const startsAt = (path: string): string[] =>
  routedScreens()
    .filter((screen) => screen.path === path)
    .flatMap(startsOf);

test('what judges the first answers of a startup is fetched with its screen, once', () => {
  const starts = startsAt('/startups/:id');
  expect(starts.map((module) => basename(module))).toEqual(
    expect.arrayContaining(['StartupDetail.tsx', 'parseInput.ts', 'startups.ts', 'calculations.ts']),
  );
  expect(starts).toHaveLength(new Set(starts).size);
});

test('visitors fetch nothing that judges answers', () => {
  expect(startsAt('/login').map((module) => basename(module))).toEqual(['SignIn.tsx']);
});

test('all that a screen starts with is there', () => {
  expect(
    routedScreens()
      .flatMap(startsOf)
      .filter((module) => !existsSync(module)),
  ).toEqual([]);
});
