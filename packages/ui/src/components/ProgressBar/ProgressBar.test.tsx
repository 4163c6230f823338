import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { conforms } from '../../testing/conforms.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { progressNow, progressShare } from './progressShare.ts';

afterEach(cleanup);

describe('ProgressBar', () => {
  conforms(<ProgressBar label="Recalculating" value={30} />);

  it('announces its value as text', () => {
    render(<ProgressBar label="Recalculating" value={120} max={400} />);
    const bar = screen.getByRole('progressbar', { name: 'Recalculating' });
    expect(bar.getAttribute('aria-valuetext')).toBe('30\u00A0%');
    expect(bar.getAttribute('aria-valuenow')).toBe('120');
  });

  it('announces every part, and their sum as its value', () => {
    render(
      <ProgressBar
        label="Recalculating"
        max={2000}
        parts={[
          { id: 'done', label: 'Evaluated', value: 1200, tone: 'ink' },
          { id: 'failed', label: 'Failed', value: 6, tone: 'danger' },
        ]}
      />,
    );
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Evaluated 1.200', 'Failed 6']);
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('1206');
  });
});

describe('progressShare', () => {
  it.each([
    [0, 100, 0],
    [1, 3, 33.33],
    [100, 100, 100],
    [150, 100, 100],
    [-5, 100, 0],
    [5, 0, 0],
    [Number.NaN, 100, 0],
  ])('gives %s of %s as %s per cent', (value, max, share) => {
    expect(progressShare(value, max)).toBe(share);
  });
});

describe('progressNow', () => {
  it.each([
    [30, 100, 30],
    [140, 100, 100],
    [-5, 100, 0],
    [5, 0, 0],
    [Number.NaN, 100, undefined],
  ])('reports %s of %s as %s', (value, max, now) => {
    expect(progressNow(value, max)).toBe(now);
  });
});
