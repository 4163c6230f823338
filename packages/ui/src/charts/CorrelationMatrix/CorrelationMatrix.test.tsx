// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { conforms } from '../../testing/conforms.tsx';
import { areaAxes, similarity } from '../shared/fixtures.ts';
import { CorrelationMatrix } from './CorrelationMatrix.tsx';

const chart = (
  <CorrelationMatrix title="Matrix" items={areaAxes('en')} values={similarity([67.2, null, 65.73, 70.43])} />
);

afterEach(cleanup);

conforms(chart);

test('announces both names, the percentage and the word for it', () => {
  render(chart);
  expect(screen.getByRole('img', { name: /^Value and Market: 98,53\s%, high/ })).toBeDefined();
  expect(screen.getByRole('img', { name: 'Value and Financial: No data' })).toBeDefined();
});
