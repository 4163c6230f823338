import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { conforms } from '../../testing/conforms.tsx';
import { areaAxes, puenteSeries, quartileBand } from '../shared/fixtures.ts';
import { RadarChart } from './RadarChart.tsx';

const props = { title: 'Profile', axes: areaAxes('en'), series: puenteSeries };

afterEach(cleanup);

conforms(<RadarChart {...props} />);

test('announces every point with series, axis and score', () => {
  render(<RadarChart {...props} />);
  expect(screen.getAllByRole('img')).toHaveLength(8);
  expect(screen.getByRole('img', { name: 'Puente, Financial: 59,2/100' })).toBeDefined();
});

test.each([
  ['a score is missing', [{ id: 'a', label: 'A', values: [1, null, 3, 4] }]],
  ['a score is not a number', [{ id: 'a', label: 'A', values: [1, Number.NaN, 3, 4] }]],
  ['there is no series', []],
  ['one of two series has a hole', [puenteSeries[0], { id: 'b', label: 'B', values: [null, 1, 2, 3] }]],
])('reports missing scores when %s', (_, series) => {
  render(<RadarChart {...props} series={series} />);
  expect(screen.getByText('No scores available to display')).toBeDefined();
  expect(screen.queryByRole('img')).toBeNull();
});

const evenOdd = () => document.querySelectorAll('path[fill-rule="evenodd"]');

test('draws a band and explains it, unless one of its scores is missing', () => {
  const { rerender } = render(<RadarChart {...props} band={quartileBand} />);
  expect(evenOdd()).toHaveLength(1);
  expect(screen.getByText(quartileBand.label)).toBeDefined();
  expect(screen.getAllByRole('img')).toHaveLength(8);
  const low = { ...quartileBand.low, values: [51.2, null, 54, 58.1] };
  rerender(<RadarChart {...props} band={{ ...quartileBand, low }} />);
  expect(evenOdd()).toHaveLength(0);
  expect(screen.queryByText(quartileBand.label)).toBeNull();
});
