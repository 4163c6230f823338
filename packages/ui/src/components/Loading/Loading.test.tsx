import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { conforms } from '../../testing/conforms.tsx';
import { Loading } from './Loading.tsx';

afterEach(cleanup);

describe('Loading', () => {
  conforms(<Loading label="Loading startups" />);

  it('announces what is loading, by default Loading', () => {
    const { rerender } = render(<Loading label="Loading startups" />);
    expect(screen.getByRole('status').textContent).toBe('Loading startups');
    rerender(<Loading />);
    expect(screen.getByRole('status').textContent).toBe('Loading');
  });
});
