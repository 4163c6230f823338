import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { conforms } from '../../testing/conforms.tsx';
import { CoverageBar } from './CoverageBar.tsx';

afterEach(cleanup);

conforms(<CoverageBar coverage={0.92} stated={0.88} estimated={0.1} />);

test('treats everything as stated by default', () => {
  render(<CoverageBar coverage={0.6} />);
  expect(screen.getByRole('img').getAttribute('aria-label')).toMatch(/^Coverage 60\s%: stated 60\s%, unknown 40\s%$/);
});

test('is only a bar when compact', () => {
  render(<CoverageBar coverage={0.92} stated={0.88} estimated={0.1} isCompact />);
  expect(screen.queryByText('Coverage')).toBeNull();
  expect(screen.getByRole('img')).toBeDefined();
});
