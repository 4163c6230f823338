import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { conforms } from '../../testing/conforms.tsx';
import { Spinner } from './Spinner.tsx';

afterEach(cleanup);

describe('Spinner', () => {
  conforms(<Spinner label="Loading" />);

  it('is silent without a label and a status with one', () => {
    const { rerender } = render(<Spinner />);
    expect(screen.queryByRole('status')).toBeNull();
    rerender(<Spinner label="Loading startups" />);
    expect(screen.getByRole('status').textContent).toBe('Loading startups');
  });
});
