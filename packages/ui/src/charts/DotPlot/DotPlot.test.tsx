import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { conforms } from '../../testing/conforms.tsx';
import { scores } from '../shared/fixtures.ts';
import { DotPlot } from './DotPlot.tsx';

const chart = <DotPlot title="Scores" items={scores} />;

afterEach(cleanup);

conforms(chart);

test('announces score and range of each row', () => {
  render(chart);
  expect(screen.getAllByRole('img')).toHaveLength(6);
  expect(screen.getByRole('img', { name: 'Faro Legal: 60,4, 90 % range 47 to 73' })).toBeDefined();
});

test('has coverage and level in its table', () => {
  render(chart);
  fireEvent.click(screen.getByRole('button', { name: /View as table/ }));
  expect(screen.getByRole('row', { name: /^Tendero 35,2 32 to 38 91\s% Very low$/ })).toBeDefined();
});
