import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { conforms } from '../../testing/conforms.tsx';
import { StrengthMeter } from './StrengthMeter.tsx';

afterEach(cleanup);

const criteria = [
  { id: 'length', label: 'Length', isMet: true },
  { id: 'symbol', label: 'Symbol', isMet: false },
];

describe('StrengthMeter', () => {
  conforms(<StrengthMeter strength="medium" criteria={criteria} />);

  it('fills one, two and three segments', () => {
    const filled = (['weak', 'medium', 'strong'] as const).map((strength) => {
      const { container } = render(<StrengthMeter strength={strength} />);
      return container.querySelectorAll('[data-filled]').length;
    });
    expect(filled).toEqual([1, 2, 3]);
  });

  it('announces which criteria are met, and how many', () => {
    render(<StrengthMeter strength="medium" criteria={criteria} />);
    expect(screen.getByText('1 of 2')).toBeTruthy();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Length met',
      'Symbol not met yet',
    ]);
  });

  it('announces nothing before the user types', () => {
    render(<StrengthMeter strength={null} />);
    expect(screen.getByRole('status').textContent).toBe('');
  });
});
