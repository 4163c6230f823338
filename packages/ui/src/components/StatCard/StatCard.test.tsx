import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { conforms } from '../../testing/conforms.tsx';
import { StatCard } from './StatCard.tsx';

afterEach(cleanup);

const figures = [
  { value: '2', label: 'Owned' },
  { value: '7', label: 'Following' },
];

describe('StatCard', () => {
  conforms(<StatCard title="My Startups" figures={figures} />);

  it('announces each figure with its label', () => {
    render(<StatCard title="My Startups" figures={figures} />);
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Owned', 'Following']);
    expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual(['2', '7']);
  });

  it('shows No data without figures', () => {
    render(<StatCard title="My Startups" />);
    expect(screen.getByText('No data')).toBeDefined();
  });

  it('shows an error instead of the figures and offers a retry', async () => {
    const onRetry = vi.fn<() => void>();
    render(<StatCard title="My Startups" figures={figures} error="Failed to load" onRetry={onRetry} />);
    expect(screen.getByRole('alert').textContent).toContain('Failed to load');
    expect(screen.queryByText('Owned')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });
});
