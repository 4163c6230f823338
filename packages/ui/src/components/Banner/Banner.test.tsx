import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { conforms } from '../../testing/conforms.tsx';
import { Banner } from './Banner.tsx';

afterEach(cleanup);

describe('Banner', () => {
  conforms(<Banner>Saved</Banner>);

  it('is an alert for danger and polite for other tones', () => {
    const { rerender } = render(<Banner tone="danger">Refused</Banner>);
    expect(screen.getByRole('alert').textContent).toBe('Refused');
    rerender(<Banner tone="success">Saved</Banner>);
    expect(screen.getByRole('status').textContent).toBe('Saved');
  });

  it('can be dismissed when the parent allows it', async () => {
    const onDismiss = vi.fn<() => void>();
    render(<Banner onDismiss={onDismiss}>Saved</Banner>);
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(onDismiss).toHaveBeenCalledOnce();
  });
});
