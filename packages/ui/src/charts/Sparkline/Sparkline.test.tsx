import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { conforms } from '../../testing/conforms.tsx';
import { Sparkline } from './Sparkline.tsx';

afterEach(cleanup);

conforms(<Sparkline label="Investability" values={[57.3, 57.9, 64.8]} />);

test('announces its first and last known value', () => {
  render(<Sparkline label="Runway" values={[null, 7, 9, null]} format={(value) => `${value} months`} />);
  expect(screen.getByRole('img', { name: 'Runway from 7 months to 9 months' })).toBeDefined();
});

test('announces when there is no value', () => {
  render(<Sparkline label="Runway" values={[null]} />);
  expect(screen.getByText('No data')).toBeDefined();
  expect(screen.queryByRole('img')).toBeNull();
});
