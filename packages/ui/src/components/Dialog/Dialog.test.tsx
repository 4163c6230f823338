import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { conforms } from '../../testing/conforms.tsx';
import { DropdownMenu } from '../DropdownMenu/DropdownMenu.tsx';
import { Dialog } from './Dialog.tsx';

afterEach(cleanup);

function Page() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Delete
      </button>
      <Dialog title="Delete Kelpa?" isOpen={isOpen} onOpenChange={setIsOpen} />
    </>
  );
}

function Account() {
  const [isOpen, setIsOpen] = useState(false);
  const entries = [{ id: 'out', label: 'Logout', onSelect: () => setIsOpen(true) }];
  return (
    <>
      <DropdownMenu trigger={<button type="button">Person</button>} entries={entries} />
      <Dialog title="Log out?" isOpen={isOpen} onOpenChange={setIsOpen} />
    </>
  );
}

describe('Dialog', () => {
  conforms(
    <Dialog title="Edit" description="What people read." isOpen>
      Text
    </Dialog>,
    { root: () => document.querySelector('[role="dialog"]') },
  );

  it('shows overline and figure in its header, and keeps its name', () => {
    render(<Dialog title="Efficiency" overline="Financial" figure="52,8" isOpen />);
    const header = screen.getByRole('dialog', { name: 'Efficiency' }).querySelector('header');
    expect(header?.textContent).toBe('FinancialEfficiency52,8');
  });

  it('is named by its title, which gets the focus', () => {
    render(<Dialog title="Edit Kelpa" isOpen />);
    expect(screen.getByRole('dialog', { name: 'Edit Kelpa' })).toBeDefined();
    expect(document.activeElement?.textContent).toBe('Edit Kelpa');
  });

  it('returns the focus to the control of the menu that opened it', async () => {
    render(<Account />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}{Enter}');
    expect(document.activeElement?.textContent).toBe('Log out?');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Person'));
  });

  it('stays open while the parent ignores the request to close it', async () => {
    const onOpenChange = vi.fn<(isOpen: boolean) => void>();
    render(<Dialog title="Edit" isOpen onOpenChange={onOpenChange} />);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onOpenChange.mock.calls).toEqual([[false], [false]]);
    expect(screen.getByRole('dialog')).toBeDefined();
  });

  it('returns the focus to its opener, even without a trigger', async () => {
    render(<Page />);
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Delete' })));
  });

  it('opens by its trigger', async () => {
    render(<Dialog title="Edit" trigger={<button type="button">Open</button>} />);
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(screen.getByRole('dialog')).toBeDefined();
  });
});
