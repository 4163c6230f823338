import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { conforms } from '../../testing/conforms.tsx';
import { puenteTornado } from '../shared/fixtures.ts';
import { Tornado } from './Tornado.tsx';

const chart = <Tornado title="Range" items={puenteTornado} score={64.8} />;

afterEach(cleanup);

conforms(chart);

test('announces the range of each input and both results', () => {
  render(chart);
  expect(screen.getByRole('img', { name: 'Industry experience, 3 to 7 years: 64,2 to 65,1' })).toBeDefined();
});

test('describes the input that matters most', () => {
  render(chart);
  expect(screen.getByText(/Matters most: Unknown parts \(63,4 to 66,3\)/)).toBeDefined();
});
