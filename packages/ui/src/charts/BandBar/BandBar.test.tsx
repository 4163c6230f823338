import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { conforms } from '../../testing/conforms.tsx';
import { textsEs } from '../../texts/es.ts';
import { TextsProvider } from '../../texts/TextsContext.ts';
import { BandBar, type BandBarProps } from './BandBar.tsx';

const read: BandBarProps = {
  value: 52.8,
  valueText: '52,8',
  bands: [
    { from: 0, to: 40, label: 'To fix', isCurrent: false },
    { from: 40, to: 70, label: 'Average', isCurrent: true },
    { from: 70, to: null, label: 'Strong', isCurrent: false },
  ],
  end: 100,
};

afterEach(cleanup);

conforms(<BandBar {...read} />);

const currentAt = (index: number) => read.bands.map((band, place) => ({ ...band, isCurrent: place === index }));

test.each([
  [read, '52,8, Average, 40 to 70'],
  [{ ...read, value: 80, valueText: '80,0', bands: currentAt(2) }, '80,0, Strong'],
  [{ ...read, value: null, bands: currentAt(-1) }, 'No data available to display'],
  [{ ...read, label: 'Operational efficiency' }, 'Operational efficiency: 52,8, Average, 40 to 70'],
])('announces the band of the value', (props, name) => {
  render(<BandBar {...props} />);
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(name);
});

test('uses the language of its provider', () => {
  render(
    <TextsProvider value={textsEs}>
      <BandBar {...read} />
    </TextsProvider>,
  );
  expect(screen.getByRole('img', { name: '52,8, Average, 40 a 70' })).toBeDefined();
});
