import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect, it } from 'vitest';

import { places } from './places.ts';

it('resolves existing paths and the folder of the built web app', () => {
  const { webApp, ...kept } = places;
  expect(Object.values(kept).filter((place) => !existsSync(place))).toEqual([]);
  expect(existsSync(`${dirname(fileURLToPath(webApp))}/vite.config.ts`)).toBe(true);
  expect(webApp.pathname).toMatch(/\/apps\/web\/dist$/);
});
