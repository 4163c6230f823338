import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { conforms } from '../../testing/conforms.tsx';
import { PointsCurve } from './PointsCurve.tsx';

afterEach(cleanup);

const anchors = [
  { along: 0, score: 0 },
  { along: 1, score: 100 },
];

conforms(<PointsCurve anchors={anchors} mark={{ along: 0.5, score: 50 }} />);

test('marks a known value', () => {
  const { container } = render(<PointsCurve anchors={anchors} mark={{ along: 0.5, score: 50 }} unknownScore={40} />);
  expect(container.querySelector('svg')?.dataset['state']).toBe('known');
  expect(container.querySelector('circle')?.getAttribute('cx')).toBe('74');
  expect(container.querySelectorAll('line')).toHaveLength(2);
});

test('draws a line at the score of an unknown value', () => {
  const { container } = render(<PointsCurve anchors={anchors} mark={null} unknownScore={40} />);
  expect(container.querySelector('svg')?.dataset['state']).toBe('unknown');
  expect(container.querySelector('circle')).toBeNull();
  expect(container.querySelectorAll('line')).toHaveLength(3);
});
