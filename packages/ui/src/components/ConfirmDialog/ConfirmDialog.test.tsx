import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { ConfirmDialog } from './ConfirmDialog.tsx';

afterEach(cleanup);

describe('ConfirmDialog', () => {
  it('confirms only once while loading', async () => {
    const onConfirm = vi.fn<() => void>();
    const shared = { isOpen: true, onOpenChange: () => undefined, title: 'Delete Kelpa?', confirmLabel: 'Delete' };
    const { rerender } = render(<ConfirmDialog {...shared} onConfirm={onConfirm} />);
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    rerender(<ConfirmDialog {...shared} onConfirm={onConfirm} isLoading />);
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(onConfirm).toHaveBeenCalledOnce();
  });

  it('stays open while loading', async () => {
    const onOpenChange = vi.fn<(isOpen: boolean) => void>();
    render(
      <ConfirmDialog
        isOpen
        isLoading
        onOpenChange={onOpenChange}
        onConfirm={() => undefined}
        title="Delete Kelpa?"
        confirmLabel="Delete"
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveProperty('disabled', true);
  });

  it('shows an error and stays open', () => {
    render(
      <ConfirmDialog
        isOpen
        onOpenChange={() => undefined}
        onConfirm={() => undefined}
        title="Leave?"
        confirmLabel="Leave"
        error="The last owner cannot leave."
      />,
    );
    expect(screen.getByRole('alert').textContent).toBe('The last owner cannot leave.');
    expect(screen.getByRole('alertdialog', { name: 'Leave?' })).toBeDefined();
  });

  it('asks the parent to close it on Cancel', async () => {
    const onOpenChange = vi.fn<(isOpen: boolean) => void>();
    render(
      <ConfirmDialog
        isOpen
        onOpenChange={onOpenChange}
        onConfirm={() => undefined}
        title="Leave?"
        confirmLabel="Leave"
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onOpenChange).toHaveBeenCalledWith(false);
  });
});
