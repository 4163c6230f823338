import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { conforms } from '../../testing/conforms.tsx';
import { EmptyState } from './EmptyState.tsx';

afterEach(cleanup);

describe('EmptyState', () => {
  conforms(<EmptyState title="No startups" />);

  it('shows description and action only when given', () => {
    const { container, rerender } = render(<EmptyState title="No startups" />);
    expect(container.querySelectorAll('p')).toHaveLength(1);
    rerender(<EmptyState title="No startups" description="Why" action={<button type="button">Clear</button>} />);
    expect(container.querySelectorAll('p')).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Clear' })).toBeDefined();
  });

  it('is a heading only when it is the whole page', () => {
    const { rerender } = render(<EmptyState title="No startups" />);
    expect(screen.queryByRole('heading')).toBeNull();
    rerender(<EmptyState title="Page not found" isPage />);
    expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeDefined();
  });
});
