import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { conforms } from '../../testing/conforms.tsx';
import { BulletBar } from './BulletBar.tsx';

afterEach(cleanup);

conforms(<BulletBar value={9} benchmark={12} />);

test('marks a value beyond its end', () => {
  const { container } = render(<BulletBar value={8} benchmark={3} />);
  expect(container.querySelector('svg')?.dataset['state']).toBe('beyond');
});

test('has no tick without a benchmark', () => {
  const { container } = render(<BulletBar value={8} benchmark={null} />);
  expect(container.querySelector('line')).toBeNull();
});
