// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { conforms } from '../../testing/conforms.tsx';
import { AreaArithmetic } from './AreaArithmetic.tsx';

const parts = [
  { id: 'health', label: 'Health', weight: 0.4, score: 83.6 },
  { id: 'growth', label: 'Growth', weight: 0.6, score: null },
];

afterEach(cleanup);

conforms(<AreaArithmetic parts={parts} tone="financial" />);

test('reads name, weight and points', () => {
  render(<AreaArithmetic parts={parts} tone="financial" />);
  const [health, growth] = screen.getAllByRole('listitem');
  expect(health?.textContent).toMatch(/^Health 40\s%33,4 of 40$/);
  expect(growth?.textContent).toMatch(/^Growth 60\s%No data$/);
});
